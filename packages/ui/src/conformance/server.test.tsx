import { isValidElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { blocks } from './registry.tsx'

afterEach(() => vi.restoreAllMocks())

/** Draw through Mantine, so pages render them in the browser only: a strict policy forbids style attributes from the server. */
const clientOnly = new Set([
  'Checkbox',
  'EditionTheme',
  'Input',
  'PasswordField',
  'Radio',
  'RadioGroup',
  'Select',
  'Tabs',
  'Textarea',
])

/** What a page puts into a block is the page's: plain text stands for it. */
const ofItself = (args: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isValidElement(value) ? 'Inhalt' : value]),
  )

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
