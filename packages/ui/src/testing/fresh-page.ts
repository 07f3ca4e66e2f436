import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// An overlay that closes goes back in the history by a task or two later. The page of the file before must have its way back
// behind it, or it takes the page of this file along.
for (let turns = 0; turns < 4; turns++) await new Promise((done) => setTimeout(done))

// Test files of one worker share jsdom's page: each begins with an empty one, whatever the file before has left there.
document.head.replaceChildren()
document.body.replaceChildren()
localStorage.clear()
sessionStorage.clear()
for (const cookie of document.cookie.split('; '))
  Object.assign(document, { cookie: `${cookie.split('=')[0]}=; Path=/; Max-Age=0` })
history.replaceState(null, '', '/')
Reflect.deleteProperty(window, 'dataLayer')

configure({
  // What comes late on a busy machine is no fault.
  asyncUtilTimeout: 240_000,
  getElementError: missed,
})

/**
 * What is waited for is missed again and again. To write the page down for each miss took a tenth of the processor time
 * of these tests, so it is done when somebody reads the message.
 */
function missed(reason: string | null, container: Element): Error {
  const message = () => [reason, prettyDOM(container)].filter(Boolean).join('\n\n')
  const error = Object.assign(new Error(reason ?? ''), { name: 'TestingLibraryElementError' })
  Error.captureStackTrace(error, missed)
  return Object.defineProperty(error, 'message', { get: message, configurable: true })
}

afterEach(() => {
  // The library does so by itself for the first file of a worker alone. What is left mounted goes on counting down, and leads
  // the page of the next file away.
  cleanup()
  if (!vi.isFakeTimers()) return
  // jsdom paints by an interval. Left on the fake clock, it never runs again, and no later file gets a frame. So a test file
  // leaves the way back to the real clock to this hook, which comes after its own ones.
  vi.advanceTimersByTime(100)
  vi.useRealTimers()
})
