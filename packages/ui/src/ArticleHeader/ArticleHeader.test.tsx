// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ArticleHeader } from './ArticleHeader.tsx'

afterEach(cleanup)

const logo = { content: 'Medienhaus', href: 'https://medienhaus.example/' }

test('the logo is shown by default and leads to the group’s website', () => {
  render(<ArticleHeader title="Titel" logo={logo} />)
  expect(screen.getByRole('link', { name: 'Medienhaus' }).getAttribute('href')).toBe(
    'https://medienhaus.example/',
  )
})

test('the logo can be left out', () => {
  render(<ArticleHeader title="Titel" logo={logo} showLogo={false} />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('its title is the one h1', () => {
  render(<ArticleHeader title="Titel" badges={['plus']} tag={{ label: 'Region' }} />)
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
    'Titel',
  ])
})

test('its action can lead on', () => {
  render(<ArticleHeader title="Titel" primaryAction={{ text: 'Abonnieren', href: '/abo' }} />)
  expect(screen.getByRole('link', { name: 'Abonnieren' }).getAttribute('href')).toBe('/abo')
})

test('it needs a title', () => {
  // @ts-expect-error: title is required
  expect(render(<ArticleHeader />).container.textContent).toBe('')
})
