import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Divider } from './Divider.tsx'

test.each([
  [undefined, 'solid-thin'],
  ['solid-thin', 'solid-thin'],
  ['dashed-thin', 'dashed-thin'],
] as const)('the type %s is drawn %s', (type, drawn) => {
  expect(renderToStaticMarkup(<Divider type={type} />)).toContain(`data-type="${drawn}"`)
})

test('a type that does not exist is drawn solid', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // @ts-expect-error: editorial data can bring what the types refuse
  expect(renderToStaticMarkup(<Divider type="dotted" />)).toContain('data-type="solid-thin"')
})
