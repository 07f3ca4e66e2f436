import { isPlainClick } from '@leserkonto/ui/browser/is-plain-click'
import { loadInTime } from '@leserkonto/ui/browser/load-in-time'
import type { EnlargedBy } from '../blocks/Enlarge.tsx'

/** What links to login and registration do, a page that was left by one, and one whose session turned out to be over. */
export const signIn = () => import('./sign-in/open-sign-in.ts')

const player = () => import('./media/player.ts')

/** Films and recordings that a reader has begun by the browser's own player. */
export function watchPlayers(page: Document): void {
  const begun = ({ target }: Event) =>
    void player().then(
      (part) => target instanceof HTMLMediaElement && part.begin(target),
      () => undefined,
    )
  page.addEventListener('play', begun, true)
}

/** What a link with `data-opens` of that name opens. */
// `then`, not `await`: see island-components.ts.
const overlays = {
  advertorial: () => import('./advertorial.tsx').then((part) => part.openAdvertorial),
  chapter: () => player().then((part) => part.play),
  embed: () => import('./media/embed.ts').then((part) => part.openEmbed),
  // Named here, its files would be in the script that strangers load.
  gift: () => signIn().then((part) => part.openGift),
  lightbox: () => import('./lightbox.tsx').then((part) => part.openLightbox),
  play: () => player().then((part) => part.play),
  signIn: () => signIn().then((part) => part.openSignIn),
  sections: () => import('./sections-panel.tsx').then((part) => part.openSections),
} satisfies Record<
  EnlargedBy | 'chapter' | 'embed' | 'gift' | 'play' | 'sections' | 'signIn',
  () => Promise<(link: HTMLAnchorElement) => unknown>
>

/** Name of an overlay. */
export type OverlayName = keyof typeof overlays

/** Links that open an overlay. Without scripts, or where its code does not come, they lead to the same on a page. */
export function openOverlays(page: Document): void {
  page.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-opens]') : null
    // A second press while the code loads does nothing.
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    if (link.ariaBusy) return
    link.ariaBusy = 'true'
    // The server wrote a name of the table.
    loadInTime(overlays[link.dataset.opens as OverlayName])
      .then((open) => open(link))
      .catch(() => location.assign(link.href))
      .finally(() => {
        link.ariaBusy = null
      })
  })
}
