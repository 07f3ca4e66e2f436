import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Badge } from './Badge.tsx'

const textOf = (html: string) => html.replace(/<[^>]*aria-hidden[^>]*>.*?<\/(?:span|svg)>|<[^>]+>/g, '')

test.each([
  ['plus', 'Plus-Artikel'],
  ['plussimple', 'Plus-Artikel'],
  ['ad', 'Anzeige'],
  ['live', 'live'],
  ['breakingnews', 'Eilmeldung'],
  ['beta', 'Beta'],
  ['shortnote', 'Kurz notiert'],
  ['vrmstory', 'Story'],
  ['LIVE', 'live'],
])('B17: the badge %s reads %j and nothing else', (name, text) => {
  expect(textOf(renderToStaticMarkup(<Badge name={name} />))).toBe(text)
})

test('B16: an unknown badge is not rendered', () => {
  expect(renderToStaticMarkup(<Badge name="exklusiv" />)).toBe('')
})

test('attributes of the caller reach the element', () => {
  const html = renderToStaticMarkup(<Badge name="ad" className="mine" data-test="x" title="Bezahlt" />)
  expect(html).toMatch(/^<span data-test="x" title="Bezahlt" class="[^"]*mine"/)
})

test('a size that does not exist becomes medium', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // @ts-expect-error: editorial data can bring what the types refuse
  expect(renderToStaticMarkup(<Badge name="ad" size="huge" />)).toContain('data-size="medium"')
})
