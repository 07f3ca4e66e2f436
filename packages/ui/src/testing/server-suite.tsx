import { isValidElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Block } from './story-blocks.tsx'

/** What a page puts into a block is the page's: plain text stands for it. */
const ofItself = (args: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isValidElement(value) ? 'Inhalt' : value]),
  )

/**
 * Tests that the server renders the blocks without a window, and without style attributes but for those that pages
 * render in the browser only; for a file of tests in Node.
 */
export function testServer(blocks: readonly Block[], clientOnly: ReadonlySet<string> = new Set()): void {
  afterEach(() => vi.restoreAllMocks())

  test('there is no window here', () => {
    expect(typeof window).toBe('undefined')
  })

  describe.each(blocks)('$name', ({ stories }) => {
    test.each(stories)('the server renders $name without a window and without a complaint', ({ element }) => {
      const error = vi.spyOn(console, 'error')
      renderToString(element)
      expect(error).not.toHaveBeenCalled()
    })
  })

  test.each(blocks.filter(({ name }) => !clientOnly.has(name)))(
    'the server writes no style attribute and no style element for $name',
    ({ component: Component, args }) => {
      expect(renderToString(<Component {...ofItself(args)} />)).not.toMatch(/<style| style="/)
    },
  )
}
