// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { completeWindow, renderInEdition, testEdition } from '../testing/in-edition.tsx'
import { EditionTheme } from './EditionTheme.tsx'

afterEach(cleanup)

const styles = () => [...document.querySelectorAll<HTMLStyleElement>('style[data-mantine-styles]')]

test("hands the edition's accent to the styles", () => {
  renderInEdition(<p>Inhalt</p>)
  const css = styles()
    .map((style) => style.textContent)
    .join('')
  expect(css).toContain('--lk-edition-color: #1d4e89')
  expect(css).toContain('--lk-edition-color-dark: #8ab8ee')
  expect(css).toContain('--mantine-color-error: var(--lk-error)')
})

test('its style elements carry the nonce of the page', () => {
  completeWindow()
  render(
    <EditionTheme edition={testEdition} nonce="r4nd0m">
      <p>Inhalt</p>
    </EditionTheme>,
  )
  expect(styles().some((style) => style.nonce === 'r4nd0m')).toBe(true)
})

test.each(['light', 'dark'] as const)('a scheme that the page forces is %s', (colourScheme) => {
  completeWindow()
  render(
    <EditionTheme edition={testEdition} colourScheme={colourScheme}>
      <p>Inhalt</p>
    </EditionTheme>,
  )
  expect(document.documentElement.dataset.mantineColorScheme).toBe(colourScheme)
})
