// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type PageViewOptions, usePageViews } from './use-page-views.ts'

const pageView = vi.fn()

afterEach(() => {
  cleanup()
  pageView.mockClear()
})

type PageProps = Omit<PageViewOptions, 'tracker'> & { tracked?: boolean }

function Page({ tracked = true, ...options }: PageProps) {
  usePageViews({ tracker: tracked ? { pageView } : undefined, ...options })
  return null
}

const profile = { route: { name: 'Profile' }, path: '/service/profil' }

test('B62: the first view is counted once, also where React runs effects twice', () => {
  render(<Page {...profile} />, { reactStrictMode: true })
  expect(pageView.mock.calls).toEqual([[{ view: 'Profile', path: '/service/profil' }]])
})

test('B62: one push per change, none for the same path and query again', () => {
  const { rerender } = render(<Page {...profile} />)
  rerender(<Page {...profile} route={{ name: 'Profile' }} />)
  rerender(<Page {...profile} search="?action=login" />)
  rerender(<Page {...profile} search="?action=login" />)
  rerender(<Page route={{ name: 'ProfileEdit' }} path="/service/profil/edit" />)
  rerender(<Page {...profile} />)
  expect(pageView.mock.calls.map(([fields]) => fields.view)).toEqual([
    'Profile',
    'Profile',
    'ProfileEdit',
    'Profile',
  ])
})

test('B62: the meta name beats the route name, and the query is not sent', () => {
  render(
    <Page
      route={{ name: 'Profile', tracking: 'Mein Profil' }}
      path="/service/profil"
      search="?token=geheim"
    />,
  )
  expect(pageView).toHaveBeenCalledExactlyOnceWith({ view: 'Mein Profil', path: '/service/profil' })
})

test.each([
  [{ route: {} }],
  [{ route: { name: 'Profile', tracking: false as const } }],
  [{ route: { name: 'Profile' }, ignoredViews: ['Profile'] }],
])('B62: %j is not counted', (options) => {
  render(<Page path="/service/profil" {...options} />)
  expect(pageView).not.toHaveBeenCalled()
})

test.each([
  ['/na', '/na/service/profil'],
  ['/na/', '/na/service/profil'],
  ['/', '/service/profil'],
])('B62: under the base %j the path is %j', (base, path) => {
  render(<Page {...profile} base={base} />)
  expect(pageView).toHaveBeenCalledExactlyOnceWith({ view: 'Profile', path })
})

test('an edition without tag manager counts nothing', () => {
  render(<Page {...profile} tracked={false} />)
  expect(pageView).not.toHaveBeenCalled()
})
