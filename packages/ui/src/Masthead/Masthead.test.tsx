// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleEmblem, samplePapers } from '../samples/sample-papers.ts'
import { Masthead } from './Masthead.tsx'

afterEach(cleanup)

const paper = { name: 'Auentaler Zeitung', href: '/overview', emblem: sampleEmblem }
const endorsement = { content: 'Medienhaus Auental', href: 'https://medienhaus-auental.example/' }
const head = (
  <Masthead paper={paper} endorsement={endorsement} papers={samplePapers} day="Donnerstag">
    <a href="/hilfe">Hilfe</a>
  </Masthead>
)

test('the name of the group opens its other newspapers without a script, and its website is among them', () => {
  render(head)
  const list = screen.getByLabelText('Zeitungen der Gruppe')
  const button = screen.getByRole('button', { name: 'Medienhaus Auental' })
  expect([button.getAttribute('popovertarget'), list.getAttribute('popover')]).toEqual([list.id, 'auto'])
  const links = within(list).getAllByRole('link', { hidden: true })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Rheinfelder Tagblatt', '/sign-on/to/rt'],
    ['Leserkonto', '/sign-on/to/sso'],
    ['Medienhaus Auental', 'https://medienhaus-auental.example/'],
  ])
})

test('each newspaper has its own emblem in its own colours, and the page’s own in the accent', () => {
  const { container } = render(head)
  const drawn = [...container.querySelectorAll('svg[viewBox="0 0 32 32"] path')]
  expect(drawn.map((path) => [path.getAttribute('d'), path.getAttribute('fill')])).toEqual([
    ['M4 4h24v24H4z', 'light-dark(#7a1f2b,#f0a3ad)'],
    [sampleEmblem, null],
  ])
  expect(container.querySelector('[style]')).toBeNull()
})

test('a group of one newspaper has its mark, which leads to its website', () => {
  render(<Masthead paper={paper} endorsement={endorsement} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Medienhaus Auental' }).getAttribute('href')).toBe(endorsement.href)
})
