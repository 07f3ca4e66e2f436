import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
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
  root.render(
    <Surroundings account={account} nonce={nonce}>
      <App />
    </Surroundings>,
  )
}

/** Kind and places of an error, without its message: that may carry what was typed. */
function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const places = error.stack?.split('\n').filter((line) => /^\s+at |@\S+:\d+:\d+$/.test(line)) ?? []
  return [error.name, ...places].join('\n')
}
