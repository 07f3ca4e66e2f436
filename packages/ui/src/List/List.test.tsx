import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { List } from './List.tsx'

test.each([
  ['unordered', 'ul', 0],
  ['ordered', 'ol', 0],
  ['checkbox', 'ul', 2],
] as const)('a list of type %s is a %s with %i checks', (type, element, checks) => {
  const html = renderToStaticMarkup(<List type={type} items={['eins', 'zwei']} />)
  expect([html.startsWith(`<${element} `), html.match(/<svg/g)?.length ?? 0]).toEqual([true, checks])
})

test('B59: the server sends all items visible, also of an animated list', () => {
  expect(renderToStaticMarkup(<List animated items={['eins', 'zwei']} />)).not.toContain('data-waiting')
})

test('equal items and elements without keys are no complaint', () => {
  const complaint = vi.spyOn(console, 'error')
  renderToStaticMarkup(<List items={['eins', 'eins', <b key="x">zwei</b>]} />)
  expect(complaint).not.toHaveBeenCalled()
})
