// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleEmblem } from '../samples/sample-papers.ts'
import { StayingRow } from './StayingRow.tsx'

afterEach(cleanup)

const home = { name: 'Zur Zeitung', href: '/overview', emblem: sampleEmblem }

test('leads home first, then has a named list', () => {
  render(
    <StayingRow home={home} label="Bereiche">
      <li>
        <a href="/abo">Abos</a>
      </li>
    </StayingRow>,
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Zur Zeitung', 'Abos'])
  expect(within(screen.getByRole('navigation', { name: 'Bereiche' })).getByRole('link').textContent).toBe(
    'Abos',
  )
})

test.each([
  ['with an emblem the quiet name is only read out', sampleEmblem, ''],
  ['without one it is shown', null, undefined],
])('%s', (_, emblem, quiet) => {
  render(<StayingRow home={{ ...home, emblem, quiet: true }} label="Ressorts" />)
  const link = screen.getByRole('link', { name: 'Zur Zeitung' })
  expect(link.dataset.quiet === undefined).toBe(quiet === undefined)
  expect(screen.queryByRole('navigation')).toBeNull()
})
