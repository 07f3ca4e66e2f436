import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StickyBlockHeader } from './StickyBlockHeader.tsx'

test('its title is a heading of the level the page gives, h2 unless told', () => {
  expect(renderToStaticMarkup(<StickyBlockHeader title="Region" />)).toMatch(/<h2[^>]*>Region<\/h2>/)
  expect(renderToStaticMarkup(<StickyBlockHeader title="Region" headingTag="h3" />)).toMatch(
    /<h3[^>]*>Region<\/h3>/,
  )
})

test('what it is given stands after the title', () => {
  const html = renderToStaticMarkup(
    <StickyBlockHeader title="Region">
      <a href="/region">Alle</a>
    </StickyBlockHeader>,
  )
  expect(html).toMatch(/<\/h2><a href="\/region">Alle<\/a>/)
})
