import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProgressCountUp } from './ProgressCountUp.tsx'

test('B59: the server sends the end of the count, for assistive technology once', () => {
  const html = renderToStaticMarkup(<ProgressCountUp value={1234.5} max={2469} label="Stimmen" unit="St." />)
  expect(html).toContain('<meter')
  expect(html).toMatch(/value="1234.5" max="2469" aria-label="Stimmen" aria-valuetext="1\.234,5\u00a0St\."/)
  expect(html).toContain('width="50%"')
  expect(html).not.toContain('style=')
})

test.each([
  [150, 100, '100%'],
  [-5, 100, '0%'],
  [5, 0, '0%'],
])('a value of %d out of %d fills %s of the bar', (value, max, width) => {
  expect(renderToStaticMarkup(<ProgressCountUp value={value} max={max} label="x" />)).toMatch(
    new RegExp(`<rect[^>]*><\\/rect><rect[^>]*width="${width}"`),
  )
})
