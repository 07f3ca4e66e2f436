import { addresses, loginFor, type PasskeyPlace, placeOf, prefixOf } from '@leserkonto/rules'
import { accountTexts } from '@leserkonto/texts'
import { loadInTime } from '@leserkonto/ui/browser/load-in-time'
import { safeStorage } from '@leserkonto/ui/browser/web-storage'
import { sessionToken } from '../../../session/kept-session.ts'
import { takePasswordLogin } from '../../../session/password-login.ts'
import { beginAtWall, finishAtWall, formShown } from '../../../session/wall.ts'
import { armOf } from '../../../session/ways.ts'
import { type Carried, carriedKey, sessionKey, sessionOver, type WayShares } from '../../../session-key.ts'
import { tab } from './asked-code.ts'
import { keepPlaceHere, leave, takePlaceHere } from './place-kept.ts'

export { sessionIsOver } from './ask-again.ts'

/**
 * What a link to login or registration opens. Who is signed on comes back signed in, without typing: that is asked first where
 * the link asks it, and everybody else comes back to this place, where the sheet opens. A device that has no sheet goes where the link leads.
 * Source: docs/spec/account.md#sheet.
 */
export async function openSignIn(link: HTMLAnchorElement): Promise<void> {
  const arm = armOf(sharesOf(link.ownerDocument).sheet)
  if (link.closest('main')) beginAtWall(arm)
  if (arm === 'off') {
    keepPlaceHere({ top: scrollY })
    return leave.to(link.href)
  }
  if (link.pathname !== addresses.signOn) return showSignIn(link)
  const opens = link.closest('header') ? 'header' : 'main'
  const isKept = keepPlaceHere({ top: scrollY, opens })
  leave.to(link.href + (isKept ? '&prompt=none' : ''))
}

/** What the link to give an article away opens, which only readers with a plan find. */
export const openGift = (link: HTMLAnchorElement): Promise<void> =>
  loadInTime(() => import('../give/gift.tsx')).then((part) => part.openGift(link))

/** Brings a reader back to where they were before the page was loaded again; who is still a stranger finds the sheet open. */
export async function comeBack(page: Document): Promise<void> {
  const place = takePlaceHere()
  if (!place) return
  if (place.top !== undefined) scrollTo({ top: place.top, behavior: 'instant' })
  const token = sessionToken()
  if (token !== undefined) return arrive(page, token)
  if (!place.opens) return
  const link = page.querySelector<HTMLAnchorElement>(`${place.opens} a[data-opens=signIn]`)
  if (link) await showSignIn(link)
}

/** What is left to do for who has signed in, and is back. */
async function arrive(page: Document, token: string): Promise<void> {
  finishAtWall()
  if (!takePasswordLogin(tab)) return
  const [{ passkeyByItself }, { call }] = await Promise.all([
    import('../../../session/passkey-by-itself.ts'),
    import('./calls.ts'),
  ])
  await passkeyByItself({
    place: passkeyPlaceOf(page),
    share: sharesOf(page).passkey,
    options: () => call('/user/passkeys/options', { by_itself: true }, token),
    add: (passkey) => call('/user/passkeys', passkey, token),
  })
}

/** Where readers of the page use their passkeys, as the server says. */
const passkeyPlaceOf = ({ body }: Document) => (body.dataset.passkeys ?? 'elsewhere') as PasskeyPlace

/** Shares of ways in, as the server says; all have all where it says nothing. */
function sharesOf({ body }: Document): WayShares {
  const [sheet, passkey] = (body.dataset.shares ?? '100 100').split(' ').map(Number)
  return { sheet: sheet ?? 100, passkey: passkey ?? 100 }
}

let typed = ''

/** Opens the sheet; the focus goes back to the link. */
async function showSignIn(link: HTMLAnchorElement): Promise<void> {
  const { showSheet } = await loadInTime(() => import('./show-sheet.tsx'))
  const page = link.ownerDocument
  // The browser gives the focus back to where it was.
  link.focus({ preventScroll: true })
  const top = scrollY
  formShown()
  const place = placeOf(location)
  const passwordHref =
    link.pathname === addresses.signOn ? prefixOf(place) + loginFor(place) : link.pathname + link.search
  const onPassword = (email: string) => {
    const carried: Carried = { address: passwordHref, state: { email } }
    if (email) safeStorage(() => sessionStorage).write(carriedKey, JSON.stringify(carried))
  }
  showSheet(page, {
    headline: lockedHeadline(page),
    typed,
    onType: (email) => {
      typed = email
    },
    isOver: safeStorage(() => localStorage).read(sessionKey) === sessionOver,
    top,
    passkeys: passkeyPlaceOf(page),
    documents: documentsOf(page),
    passwordHref,
    onPassword,
  })
}

/** What the offer of the page keeps the reader from; undefined where nothing is locked. */
const lockedHeadline = (page: Document): string | undefined =>
  page.querySelector('[aria-labelledby=angebot]')?.closest('[data-address]')?.querySelector('h1')?.textContent

/** The documents as the foot of the page links them, by their names in the legal sentence. */
function documentsOf(page: Document): Record<string, string> {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('footer a')]
  const { terms, privacy, disclaimer } = accountTexts.footer
  const named = { AGB: terms, Datenschutzerklärung: privacy, Haftungsausschluss: disclaimer }
  return Object.fromEntries(
    Object.entries(named).map(([name, label]) => [
      name,
      links.find(({ textContent }) => textContent === label)?.href ?? '',
    ]),
  )
}
