import { errorTexts } from '@leserkonto/texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { linkedText } from './linked-text.ts'

const shown = (text: string) =>
  renderToStaticMarkup(linkedText(text, (name) => (name === 'Impressum' ? name : <a href="/ziel">{name}</a>)))

test.each([
  ['Nein. [Anmelden] oder [Neu]!', 'Nein. <a href="/ziel">Anmelden</a> oder <a href="/ziel">Neu</a>!'],
  ['[Neu] und [Neu]', '<a href="/ziel">Neu</a> und <a href="/ziel">Neu</a>'],
  ['Siehe [Impressum].', 'Siehe Impressum.'],
  [errorTexts.AUTH_BLOCKED, errorTexts.AUTH_BLOCKED],
])('in "%s" what stands in square brackets is a link, in its place', (text, markup) => {
  const complaint = vi.spyOn(console, 'error')
  expect(shown(text)).toBe(markup)
  expect(complaint).not.toHaveBeenCalled()
})
