// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { MouseEvent, ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BrowserRouter, Link, Navigate, useLocation, useNavigate, useQueryValues } from './router.tsx'

beforeEach(() => history.replaceState({ usr: { email: 'mia@example.test' } }, '', '/eins?id=7#teil'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const place: {
  now?: ReturnType<typeof useLocation>
  go?: ReturnType<typeof useNavigate>
  id?: string | null
} = {}
function Seen() {
  place.now = useLocation()
  place.go = useNavigate()
  place.id = useQueryValues().get('id')
  return null
}
const open = (children?: ReactNode) =>
  render(
    <BrowserRouter>
      <Seen />
      {children}
    </BrowserRouter>,
  )

test('says where the page is, with what the first script has put into the entry', () => {
  open()
  expect(place.now).toMatchObject({ pathname: '/eins', search: '?id=7', hash: '#teil' })
  expect(place.now?.state).toEqual({ email: 'mia@example.test' })
  expect(place.id).toBe('7')
})

test('another page is an entry of its own with its own state, or takes the place of this one', () => {
  open()
  const push = vi.spyOn(history, 'pushState')
  act(() => place.go?.('/zwei', { state: { from: 'eins' } }))
  expect([location.pathname, place.now?.pathname]).toEqual(['/zwei', '/zwei'])
  expect(place.now?.state).toEqual({ from: 'eins' })
  const { key } = place.now ?? {}
  act(() => place.go?.('/zwei', { replace: true }))
  expect(place.now?.state).toBeNull()
  expect(push).toHaveBeenCalledOnce()
  expect(place.now?.key).not.toBe(key)
})

test('the way back is followed', async () => {
  open()
  act(() => place.go?.('/zwei'))
  const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await act(() => back)
  expect([place.now?.pathname, place.now?.state]).toEqual(['/eins', { email: 'mia@example.test' }])
})

test('a link opens its page here; the address it is at already gets no second entry', () => {
  open(<Link to="/zwei?id=8">Zwei</Link>)
  const push = vi.spyOn(history, 'pushState')
  fireEvent.click(screen.getByRole('link'))
  fireEvent.click(screen.getByRole('link'))
  expect([place.now?.pathname, place.id]).toEqual(['/zwei', '8'])
  expect(push).toHaveBeenCalledOnce()
})

test.each([
  ['a new tab', { to: '/zwei' }, { ctrlKey: true }],
  ['another window', { to: '/zwei', target: '_blank' }, {}],
  ['another site', { to: 'https://az.example/zwei' }, {}],
  ['who refuses', { to: '/zwei', onClick: (event: MouseEvent) => event.preventDefault() }, {}],
])('a link leaves %s to the browser', (_to, props, held) => {
  open(<Link {...props}>Zwei</Link>)
  // jsdom opens nothing and complains of it.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getByRole('link'), held)
  expect(place.now?.pathname).toBe('/eins')
})

test('a redirect takes the place of the page that asks for it', () => {
  const push = vi.spyOn(history, 'pushState')
  open(<Navigate to="/zwei" replace state={{ why: 'gast' }} />)
  expect([place.now?.pathname, place.now?.state]).toEqual(['/zwei', { why: 'gast' }])
  expect(push).not.toHaveBeenCalled()
})

test('nothing works without a router, and it is said so', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<Seen />)).toThrow('router')
})
