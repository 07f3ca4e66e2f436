// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Avatar } from './Avatar.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  [{ given_name: 'Anna', family_name: 'von der Leyen-Müller' }, 'AL'],
  [{ given_name: 'Öle', family_name: 'Schmidt-von Berg' }, 'ÖS'],
  [{ given_name: '', family_name: '' }, 'U'],
  [{}, 'U'],
])('B12: %j is shown as %s', (user, letters) => {
  expect(render(<Avatar user={user} />).container.textContent).toBe(letters)
})

test('the name is the text alternative, unless it stands beside', () => {
  const user = { given_name: 'Anna', family_name: 'Muster' }
  render(<Avatar user={user} />)
  expect(screen.getByRole('img', { name: 'Anna Muster' })).toBeTruthy()
  cleanup()
  render(<Avatar user={user} decorative />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('nobody is an icon named Benutzer, or the letter when asked for', () => {
  const { container } = render(<Avatar />)
  expect(screen.getByRole('img', { name: 'Benutzer' })).toBeTruthy()
  expect([container.textContent, container.querySelectorAll('svg').length]).toEqual(['', 1])
  cleanup()
  expect(render(<Avatar fallback="letter" />).container.textContent).toBe('U')
})

test('B12: a broken picture gives way to the initials', () => {
  const user = { given_name: 'Anna', family_name: 'Muster', profilePicture: '/a.jpg' }
  const { container } = render(<Avatar user={user} />)
  fireEvent.error(container.querySelector('img') as HTMLImageElement) // just rendered
  expect([container.textContent, container.querySelector('img')]).toEqual(['AM', null])
})

test('a picture that broke before hydration does too', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  const user = { given_name: 'Anna', family_name: 'Muster', profilePicture: '/a.jpg' }
  expect(render(<Avatar user={user} />).container.querySelector('img')).toBeNull()
})

test('the server’s page does not preload a portrait before all else', () => {
  const user = { given_name: 'Anna', family_name: 'Muster', profilePicture: '/a.jpg' }
  const html = renderToString(<Avatar user={user} />)
  expect(html).toContain('src="/a.jpg"')
  expect(html).not.toContain('preload')
})

test('what is no address of a picture is not asked for', () => {
  const user = { given_name: 'Anna', family_name: 'Muster', profilePicture: 'javascript:alert(1)' }
  expect(render(<Avatar user={user} />).container.querySelector('img')).toBeNull()
})
