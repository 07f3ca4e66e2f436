// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PersonDetail } from './PersonDetail.tsx'

afterEach(cleanup)

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])

test('what a person does stands below the name, and nothing where it is not known', () => {
  render(<PersonDetail name="Erika Muster" position="Reporterin" headingTag="h1" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Erika Muster' }).nextSibling?.textContent).toBe(
    'Reporterin',
  )
  cleanup()
  render(<PersonDetail name="Erika Muster" />)
  expect(screen.getByText('Erika Muster').nextSibling).toBeNull()
})

test('every way has a name that says whom it reaches; empty links are dropped', () => {
  render(
    <PersonDetail
      name="Erika Muster"
      mail="erika@az.example.test"
      phone="06131 / 12-34"
      socialMedia={{
        Facebook: 'https://facebook.example/e',
        instagram: '',
        xing: null,
        Vereinsblog: 'https://b.example/',
      }}
    />,
  )
  expect(links()).toEqual([
    ['E-Mail an Erika Muster', 'mailto:erika@az.example.test'],
    ['Erika Muster anrufen', 'tel:061311234'],
    ['Erika Muster bei Facebook', 'https://facebook.example/e'],
    ['Erika Muster bei Vereinsblog', 'https://b.example/'],
  ])
})

test('without a way there is no empty list', () => {
  render(<PersonDetail name={['Cher', 'X']} socialMedia={{ x: ' ' }} mail="" />)
  expect([screen.queryByRole('list'), screen.getByText('Cher').tagName]).toEqual([null, 'P'])
})

test('a link that would run code leads nowhere', () => {
  render(<PersonDetail name="Erika" socialMedia={{ x: 'javascript:alert(1)' }} />)
  expect(links()).toEqual([['Erika bei X', '#']])
})

test('one address for two networks is two ways, without a complaint', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const address = 'https://erika.example/'
  render(<PersonDetail name="Erika" socialMedia={{ facebook: address, xing: address }} />)
  expect(links()).toEqual([
    ['Erika bei Facebook', address],
    ['Erika bei Xing', address],
  ])
  expect(error).not.toHaveBeenCalled()
})
