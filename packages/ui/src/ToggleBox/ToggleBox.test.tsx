import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ToggleBox } from './ToggleBox.tsx'

test('the server sends it open, without a toggle that could not work', () => {
  const html = renderToStaticMarkup(<ToggleBox size="extraSmall">Text</ToggleBox>)
  expect([
    html.includes('data-state="unmeasured"'),
    html.includes('<button'),
    html.includes('style='),
  ]).toEqual([true, false, false])
})

test('a size that does not exist becomes small', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // @ts-expect-error: editorial data can bring what the types refuse
  expect(renderToStaticMarkup(<ToggleBox size="huge">Text</ToggleBox>)).toContain('data-size="small"')
})
