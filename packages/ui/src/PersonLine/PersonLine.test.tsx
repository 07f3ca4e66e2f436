import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { PersonLine } from './PersonLine.tsx'

const text = (html: string) => html.replace(/<[^>]+>/g, '')
const erika = { name: 'Erika Maria Muster', link: '/autor/erika' }
const jan = { name: ['Jan  Weiß', 'jw'] }

test.each([
  [[erika], true, 'von Erika Maria Muster'],
  [[erika, jan], false, 'Erika Maria Muster und Jan Weiß'],
  [[erika, jan, { name: 'Cher' }], true, 'von Erika Maria Muster, Jan Weiß und Cher'],
  [[erika, { name: '  ' }, { name: [] }, null], true, 'von Erika Maria Muster'],
])('%j reads %j', (persons, withVon, line) => {
  // @ts-expect-error: editorial data can bring what the types refuse
  expect(text(renderToStaticMarkup(<PersonLine persons={persons} withVon={withVon} />))).toBe(line)
})

test('only a person with a link is one', () => {
  const html = renderToStaticMarkup(<PersonLine persons={[erika, jan]} />)
  expect(html.match(/<a [^>]*>/g)?.map((tag) => /href="([^"]+)"/.exec(tag)?.[1])).toEqual(['/autor/erika'])
})

test('nobody is no empty line', () => {
  expect(renderToStaticMarkup(<PersonLine persons={[{ name: '' }]} />)).toBe('')
})

test('the same author twice is named once, without a complaint about keys', () => {
  const complaint = vi.spyOn(console, 'error')
  expect(text(renderToStaticMarkup(<PersonLine persons={[erika, erika, jan]} />))).toBe(
    'Erika Maria Muster und Jan Weiß',
  )
  expect(complaint).not.toHaveBeenCalled()
})
