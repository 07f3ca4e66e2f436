import type { DrawnPage } from '@leserkonto/pages/drawn-script'
import { drawnMark } from '@leserkonto/pages/page-data'
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { App } from './App.tsx'
import { loadScreenAt } from './routes.tsx'
import type { Account } from './session/account.ts'
import { failureOf } from './session/failure.ts'
import { isSignedOn } from './session/sign-on-marks.ts'
import { Frame } from './shell/frame/Frame.tsx'
import { Surroundings } from './shell/Surroundings.tsx'
import { TechnicalFailure } from './shell/TechnicalFailure.tsx'

/**
 * Brings the area to life in an element: takes over what the build has drawn there, or draws it. If a screen throws, React
 * empties the page and reports the error; then a page is drawn that says what happened and what the reader can do.
 */
export function start(account: Account, element: HTMLElement): void {
  let broken = false
  let root: Root | undefined
  const onUncaughtError = (error: unknown) => {
    console.error('GENERIC page', whereOf(error))
    if (!broken) root?.render(failurePage(error))
    broken = true
  }
  const failurePage = (error: unknown) => (
    <Surroundings account={account}>
      <Frame layout="simple">
        <TechnicalFailure failure={failureOf(error)} onRetry={account.browser.reload} />
      </Frame>
    </Surroundings>
  )
  const page = (
    <Surroundings account={account}>
      <App />
    </Surroundings>
  )
  const draw = () => {
    root = createRoot(element, { onUncaughtError })
    // As a transition, which React renders in slices, so that input does not wait for the whole page.
    startTransition(() => root?.render(page))
  }
  const takeOver = () => {
    if (!isDrawnFor(account, element)) return draw()
    hideClosed(element)
    root = hydrateRoot(element, page, { onUncaughtError })
    element.removeAttribute(drawnMark)
    repeatPress(window)
  }
  // The screen tries again and reports a failure.
  const screen = loadScreenAt(window.location.pathname, account)
  if (isDrawnFor(account, element)) screen.then(takeOver, draw)
  else Promise.race([screen.catch(() => {}), patience()]).then(draw)
}

/** How long the server's first view is enough where readers then need a loading text. */
const patience = () => new Promise((resolve) => setTimeout(resolve, 300))

/** Whether the element holds the page as it would be drawn for this visit. It was drawn for strangers. */
const isDrawnFor = (account: Account, element: Element) =>
  element.hasAttribute(drawnMark) &&
  !account.session.get().signedIn &&
  !account.arrival.get() &&
  !isSignedOn(account)

/** The policy of the page lets markup have no style of its own, and the sheet has hidden the closed panel until here. */
function hideClosed(element: Element): void {
  for (const panel of element.querySelectorAll<HTMLElement>('[role="tabpanel"]:empty'))
    panel.style.display = 'none'
}

/** Presses the button again that was pressed while nothing could react. */
function repeatPress(page: Window & Pick<DrawnPage, 'pressed'>): void {
  page.pressed?.removeAttribute('aria-busy')
  page.pressed?.click()
  page.pressed = undefined
}

/** Name and stack lines of an error, without its message, which may contain typed values. */
function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const places = error.stack?.split('\n').filter((line) => /^\s+at |@[^\s@]+:\d+:\d+$/.test(line)) ?? []
  return [error.name, ...places].join('\n')
}
