import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EndorsementLink } from './EndorsementLink.tsx'

test.each([
  ['https://www.medienhaus.example/', 'https://www.medienhaus.example/'],
  ['javascript:alert(1)', '#'],
])('the mark with the address %j leads to %j', (url, href) => {
  const html = renderToStaticMarkup(<EndorsementLink logo={{ content: 'Medienhaus', href: url }} />)
  expect(html).toContain(`href="${href}"`)
  expect(html).toContain('Medienhaus</a>')
})
