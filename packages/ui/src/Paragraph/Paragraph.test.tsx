import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Paragraph } from './Paragraph.tsx'

test('a look that does not exist becomes regular', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // @ts-expect-error: editorial data can bring what the types refuse
  const html = renderToStaticMarkup(<Paragraph variant="huge">Text</Paragraph>)
  expect(html).toContain('data-variant="regular"')
})

test('attributes of the caller reach the element', () => {
  const html = renderToStaticMarkup(
    <Paragraph variant="small" id="hint" data-test="x">
      Text
    </Paragraph>,
  )
  expect(html).toMatch(/^<p id="hint" data-test="x" class="[^"]+" data-variant="small">Text<\/p>$/)
})
