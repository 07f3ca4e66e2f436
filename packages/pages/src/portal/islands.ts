import { sessionToken } from '../session/kept-session.ts'
import { noteWish } from './islands/bookmark-wish.ts'
import { watchSession } from './islands/follow-session.ts'
import { islandComponents } from './islands/island-components.ts'
import { keepPlace } from './islands/keep-place.ts'
import { lateFont } from './islands/late-font.ts'
import { markText } from './islands/mark-text.ts'
import { onceShown } from './islands/once-shown.ts'
import { openOverlays, signIn, watchPlayers } from './islands/open-overlays.ts'
import { isBack } from './islands/session.ts'
import { showLostPictures } from './islands/show-lost-pictures.ts'
import { watchIslands } from './islands/watch-islands.ts'

/** What a page has a link for, or can do without: where its code is lost, the page stays as it is. */
const ifLoaded = <Part>(part: Promise<Part>, use: (part: Part) => unknown) => part.then(use, () => undefined)

function start(): void {
  watchIslands(document, islandComponents)
  openOverlays(document)
  watchPlayers(document)

  showLostPictures(document)
  markText(document)
  watchSession(document, (ended) => ifLoaded(signIn(), ({ sessionIsOver }) => sessionIsOver(ended)))
  keepPlace(document)
  const token = sessionToken()
  for (const place of document.querySelectorAll<HTMLElement>('[data-article]')) {
    noteWish(place)
    if (token !== undefined)
      ifLoaded(import('./islands/keep-bookmark.ts'), ({ keepBookmark }) => keepBookmark(place, token))
  }
  onceShown(() => {
    void lateFont(document)
    ifLoaded(import('./islands/page-speed.ts'), ({ measureSpeed }) => measureSpeed(document))
    if (isBack()) ifLoaded(signIn(), ({ comeBack }) => comeBack(document))
    // Told by the account area; a page from the server that has said it takes the cookie away.
    if (document.querySelector('[data-signed-on]') || /\bsignedOn=/.test(document.cookie))
      ifLoaded(import('./islands/arrival-notice.ts'), ({ sayArrival }) => sayArrival(document))
    if (document.querySelector('[data-more]'))
      ifLoaded(import('./islands/load-more.ts'), ({ loadMore }) => loadMore(document))
    if (document.querySelector('[data-live]'))
      ifLoaded(import('./islands/follow-live.ts'), ({ followLive }) => followLive(document))
    if (document.querySelector('time[data-refresh]'))
      ifLoaded(import('@leserkonto/ui/refresh-dates'), ({ refreshDates }) => refreshDates(document))
  })
  const { tracking } = document.body.dataset
  if (tracking)
    ifLoaded(import('./islands/measure.ts'), ({ measure }) => measure(document, JSON.parse(tracking)))
}

// A page that the browser has made ready is nobody's yet: nothing is asked, measured or counted before it is looked at.
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', start, { once: true })
else start()
