import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkProvider } from '../LinkProvider/LinkProvider.tsx'
import { Link } from './Link.tsx'

const RouterLink = (props: { href: string }) => <a {...props} data-router="" />

const rendered = (href: string | undefined) =>
  renderToStaticMarkup(
    <LinkProvider host="az.example" internalLink={RouterLink}>
      <Link href={href} className="mine">
        Ziel
      </Link>
    </LinkProvider>,
  )

test.each([
  ['/artikel', 'href="/artikel" data-router=""'],
  ['https://az.example/artikel?x=1#y', 'href="/artikel?x=1#y" data-router=""'],
  ['https://other.example/x', 'href="https://other.example/x"'],
  ['mailto:a@az.example', 'href="mailto:a@az.example"'],
  ['www.other.example', 'href="https://www.other.example"'],
  ['javascript:alert(1)', 'href="#"'],
  [undefined, 'href="#"'],
])('a link to %j becomes %s', (to, attributes) => {
  expect(rendered(to)).toBe(`<a class="mine" ${attributes}>Ziel</a>`)
})

test('without a provider a relative link is a plain anchor', () => {
  expect(renderToStaticMarkup(<Link href="/x">Ziel</Link>)).toBe('<a href="/x">Ziel</a>')
})
