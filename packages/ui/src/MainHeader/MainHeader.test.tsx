// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { MainHeader } from './MainHeader.tsx'

afterEach(cleanup)

const logo = { content: 'Auentaler Zeitung', href: '/' }
const endorsement = { content: 'Medienhaus Auental', href: 'https://medienhaus-auental.example/' }

test('leads to the product and to the website of the group, with the actions between them', () => {
  render(
    <MainHeader logo={logo} endorsement={endorsement}>
      <a href="/konto">Mein Konto</a>
    </MainHeader>,
  )
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Auentaler Zeitung', '/'],
    ['Mein Konto', '/konto'],
    ['Medienhaus Auental', 'https://medienhaus-auental.example/'],
  ])
})

test.each(['page', 'light', 'dark'] as const)('holds the colour scheme %s', (colourScheme) => {
  render(<MainHeader logo={logo} colourScheme={colourScheme} />)
  expect(screen.getByRole('banner').dataset.scheme).toBe(colourScheme)
})

test('is sticky and has the one shadow unless the page says otherwise', () => {
  const classesOf = (html: string) => /class="([^"]*)"/.exec(html)?.[1]?.split(' ').length
  expect(classesOf(renderToStaticMarkup(<MainHeader logo={logo} />))).toBe(3)
  expect(classesOf(renderToStaticMarkup(<MainHeader logo={logo} sticky={false} shadow={false} />))).toBe(1)
})
