import { noteWish } from './islands/bookmark-wish.ts'
import { islandComponents } from './islands/island-components.ts'
import { lateFont } from './islands/late-font.ts'
import { markText } from './islands/mark-text.ts'
import { onceShown } from './islands/once-shown.ts'
import { openOverlays } from './islands/open-overlays.ts'
import { sessionToken } from './islands/session.ts'
import { showLostPictures } from './islands/show-lost-pictures.ts'
import { watchIslands } from './islands/watch-islands.ts'
import { watchSession } from './islands/watch-session.ts'

watchIslands(document, islandComponents)
openOverlays(document)

showLostPictures(document)
markText(document)
watchSession(document)
const token = sessionToken()
for (const place of document.querySelectorAll<HTMLElement>('[data-article]')) {
  noteWish(place)
  if (token !== undefined)
    void import('./islands/keep-bookmark.ts').then(({ keepBookmark }) => keepBookmark(place, token))
}
onceShown(() => {
  void lateFont(document)
  // Told by the account area; a page from the server that has said it takes the cookie away.
  if (document.querySelector('[data-signed-on]') || /\bsignedOn=1/.test(document.cookie))
    void import('./islands/arrival-notice.ts').then(({ sayArrival }) => sayArrival(document))
  if (document.querySelector('[data-more]'))
    void import('./islands/load-more.ts').then(({ loadMore }) => loadMore(document))
  if (document.querySelector('time[data-refresh]'))
    void import('@leserkonto/ui/refresh-dates').then(({ refreshDates }) => refreshDates(document))
})
const { tracking } = document.body.dataset
if (tracking)
  void import('./islands/measure.ts').then(({ measure }) => measure(document, JSON.parse(tracking)))
