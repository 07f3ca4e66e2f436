import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Quote } from './Quote.tsx'

const text = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')

test.each([
  [{ quotee: 'Anna Muster', quoteCaption: 'Bürgermeisterin' }, '|Ja.|Anna Muster|, Bürgermeisterin|'],
  [{ quotee: 'Anna Muster' }, '|Ja.|Anna Muster|'],
  [{ quoteCaption: 'aus dem Publikum' }, '|Ja.|aus dem Publikum|'],
  [{}, '|Ja.|'],
])('with %j the quote says %j', (props, expected) => {
  expect(text(renderToStaticMarkup(<Quote quote="Ja." {...props} />))).toBe(expected)
})

test('without a source there is no empty caption', () => {
  expect(renderToStaticMarkup(<Quote quote="Ja." />)).not.toContain('figcaption')
})
