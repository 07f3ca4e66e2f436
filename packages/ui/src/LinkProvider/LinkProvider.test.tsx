import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Link } from '../Link/Link.tsx'
import { LinkProvider } from './LinkProvider.tsx'

const link = (href: string) => <Link href={href}>Ziel</Link>

test('the nearest provider tells links the host of their page', () => {
  const html = renderToStaticMarkup(
    <LinkProvider host="az.example:3000">
      {link('https://az.example:3000/artikel')}
      <LinkProvider host="rt.example">{link('https://az.example:3000/artikel')}</LinkProvider>
    </LinkProvider>,
  )
  expect(html).toBe('<a href="/artikel">Ziel</a><a href="https://az.example:3000/artikel">Ziel</a>')
})

test.each([
  [false, 'wwwseite'],
  [true, 'https://wwwseite'],
])('with www read literally: %s, the target wwwseite leads to %s', (strictWww, href) => {
  const html = renderToStaticMarkup(<LinkProvider strictWww={strictWww}>{link('wwwseite')}</LinkProvider>)
  expect(html).toBe(`<a href="${href}">Ziel</a>`)
})
