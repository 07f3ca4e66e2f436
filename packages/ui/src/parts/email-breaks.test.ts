import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { emailBreaks } from './email-breaks.ts'

test.each([
  [
    'petra.lindner@post.zeitung.example.test',
    'petra.lindner@<wbr/>post<wbr/>.zeitung<wbr/>.example<wbr/>.test',
  ],
  ['familie.inhaber@example.test', 'familie.inhaber@<wbr/>example.test'],
  ['Ihre Newsletter gehören zu plus@example.test.', 'Ihre Newsletter gehören zu plus@example.test.'],
  [
    'Von petra.lindner@example.test an malte.altmann@example.test.',
    'Von petra.lindner@<wbr/>example.test an malte.altmann@<wbr/>example.test.',
  ],
  ['Kein Wort mit @ allein.', 'Kein Wort mit @ allein.'],
  ['', ''],
])('%j', (text, shown) => {
  expect(renderToStaticMarkup(emailBreaks(text))).toBe(shown)
})
