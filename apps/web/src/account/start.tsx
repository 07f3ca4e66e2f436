import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { loadScreenAt } from './routes.tsx'
import type { Account } from './session/account.ts'
import { Frame } from './shell/Frame.tsx'
import { Surroundings } from './shell/Surroundings.tsx'
import { TechnicalFailure } from './shell/TechnicalFailure.tsx'

/**
 * Draws the area into an element. React empties the page when a screen breaks and then hands over what was thrown:
 * the page is drawn again, saying what happened and how to go on.
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
  // In slices: a reader's touch does not wait for the whole page.
  firstScreen(account).then(() => startTransition(draw))
}

/** Longest time in which the server's first view says enough, in milliseconds. */
const patienceMs = 300

/** Settles when the screen asked for can be drawn at once, or takes so long that readers are to be told. */
function firstScreen(account: Account): Promise<unknown> {
  // The screen asks again, and says so when it fails.
  const screen = loadScreenAt(window.location.pathname, account).catch(() => {})
  return Promise.race([screen, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

/** Kind and places of an error, without its message: that may carry what was typed. */
function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const places = error.stack?.split('\n').filter((line) => /^\s+at |@[^\s@]+:\d+:\d+$/.test(line)) ?? []
  return [error.name, ...places].join('\n')
}
