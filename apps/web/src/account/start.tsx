import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { loadScreenAt } from './routes.tsx'
import type { Account } from './session/account.ts'
import { Frame } from './shell/Frame.tsx'
import { Surroundings } from './shell/Surroundings.tsx'
import { TechnicalFailure } from './shell/TechnicalFailure.tsx'

/**
 * Draws the area into an element. If a screen throws, React empties the page and reports the error; then a page is drawn
 * that says what happened and what the reader can do.
 */
export function start(account: Account, element: Element, nonce?: string): void {
  let broken = false
  const root = createRoot(element, {
    onUncaughtError(error) {
      console.error('GENERIC page', whereOf(error))
      if (!broken) root.render(failure)
      broken = true
    },
  })
  const failure = (
    <Surroundings account={account} nonce={nonce}>
      <Frame layout="simple">
        <TechnicalFailure onRetry={account.browser.reload} />
      </Frame>
    </Surroundings>
  )
  const draw = () =>
    root.render(
      <Surroundings account={account} nonce={nonce}>
        <App />
      </Surroundings>,
    )
  // As a transition, which React renders in slices, so that input does not wait for the whole page.
  firstScreen(account).then(() => startTransition(draw))
}

/** How long the server's first view is enough, in milliseconds. */
const patienceMs = 300

/** Resolves when the current screen can be drawn at once, or takes so long that readers need a loading text. */
function firstScreen(account: Account): Promise<unknown> {
  // The screen tries again and reports a failure.
  const screen = loadScreenAt(window.location.pathname, account).catch(() => {})
  return Promise.race([screen, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

/** Name and stack lines of an error, without its message, which may contain typed values. */
function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const places = error.stack?.split('\n').filter((line) => /^\s+at |@[^\s@]+:\d+:\d+$/.test(line)) ?? []
  return [error.name, ...places].join('\n')
}
