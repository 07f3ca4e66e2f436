import { showAccount } from './islands/show-account.ts'
import { watchIslands } from './islands/watch-islands.ts'

showAccount(document)
watchIslands(document, {
  cards: () => import('./islands/cards.tsx'),
  pictures: () => import('./islands/pictures.tsx'),
  videos: () => import('./islands/videos.tsx'),
})
if (document.querySelector('time[data-refresh]'))
  void import('@leserkonto/ui/refresh-dates').then(({ refreshDates }) => refreshDates(document))
