import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkButton } from './LinkButton.tsx'

test('is a link with the look of a button', () => {
  const html = renderToStaticMarkup(
    <LinkButton href="/service/profil" variant="secondary">
      Zum Profil
    </LinkButton>,
  )
  expect(html).toMatch(/^<a .*href="\/service\/profil"/)
  expect(html).toContain('data-variant="secondary"')
})
