import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Overlay } from './Overlay.tsx'

test.each([true, false])('the server writes it closed, asked to be open or not: %s', (open) => {
  const html = renderToStaticMarkup(
    <Overlay open={open} onClose={() => undefined} aria-label="Menü">
      Inhalt
    </Overlay>,
  )
  expect(html).toMatch(/^<dialog [^>]*aria-label="Menü"/)
  expect(html).toContain('aria-modal="true"')
  expect(html).not.toMatch(/<dialog[^>]* open|style=/)
})
