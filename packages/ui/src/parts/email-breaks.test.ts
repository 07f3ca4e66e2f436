import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { emailBreaks } from './email-breaks.ts'

test.each([
  ['petra.lindner@post.example.test', 'petra.lindner@<wbr/>post<wbr/>.example<wbr/>.test'],
  ['Wir schreiben an a@b.test. Danke.', 'Wir schreiben an a@<wbr/>b<wbr/>.test. Danke.'],
  ['Kein Wort mit @ allein.', 'Kein Wort mit @ allein.'],
  ['', ''],
])('%j', (text, shown) => {
  expect(renderToStaticMarkup(emailBreaks(text))).toBe(shown)
})
