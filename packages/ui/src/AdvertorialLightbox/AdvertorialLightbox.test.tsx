import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AdvertorialLightbox } from './AdvertorialLightbox.tsx'

const render = (label?: string) =>
  renderToString(
    <AdvertorialLightbox open={false} onClose={() => undefined} title="Wärmepumpe" label={label}>
      <p>Inhalt</p>
    </AdvertorialLightbox>,
  )

test("paid content is marked 'Anzeige' unless the editors say it otherwise", () => {
  expect(render()).toMatch(/<p[^>]*>Anzeige<\/p>/)
  expect(render('Anzeigensonderveröffentlichung')).toMatch(/<p[^>]*>Anzeigensonderveröffentlichung<\/p>/)
})

test('the server writes a closed dialog without a style attribute', () => {
  expect(render()).not.toMatch(/<dialog[^>]* open|style=/)
})
