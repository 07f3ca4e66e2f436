import type { Page } from '@playwright/test'

// Chromium's, about a busy machine: a test of its own says that the picture is asked for once and shown.
const aboutTime = /was preloaded using link preload but not used within a few seconds/

/** Everything a page complains about from now on, what the content policy refused among it. */
export function complaints(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (!['error', 'warning'].includes(message.type()) || aboutTime.test(text)) return
    // Chromium does not say which resource it could not load.
    said.push(text.startsWith('Failed to load resource') ? `${text} ${message.location().url}` : text)
  })
  page.on('pageerror', (error) => said.push(error.message))
  return said
}
