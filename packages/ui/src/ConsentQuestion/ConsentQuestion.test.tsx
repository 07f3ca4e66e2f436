// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ConsentDecision } from '../browser/consent.ts'
import { renderInEdition } from '../testing/in-edition.tsx'
import { ConsentQuestion } from './ConsentQuestion.tsx'

afterEach(cleanup)

function ask(decision: ConsentDecision, measures = true) {
  const onDecide = vi.fn()
  renderInEdition(
    <ConsentQuestion measures={measures} decision={decision} privacy="/datenschutz" onDecide={onDecide} />,
  )
  return onDecide
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true })

test('two answers look alike, and the privacy page is a link away', () => {
  const onDecide = ask('open')
  const [refuse, accept] = [button('Nur notwendige'), button('Alle akzeptieren')]
  expect(refuse.className).toBe(accept.className)
  fireEvent.click(accept)
  fireEvent.click(refuse)
  expect(onDecide.mock.calls).toEqual([['given'], ['refused']])
  const privacy = screen.getByRole('link', { name: 'Datenschutzerklärung', hidden: true })
  expect(privacy.getAttribute('href')).toBe('/datenschutz')
})

test.each([
  ['open', 'refused'],
  ['refused', 'refused'],
  ['given', 'given'],
] as const)('closing the question while it is %s leaves it %s', (decision, left) => {
  const onDecide = ask(decision)
  fireEvent.click(button('Schließen'))
  expect(onDecide.mock.calls).toEqual([[left]])
})

test('an earlier decision is named', () => {
  ask('given')
  expect(screen.getByText('Zurzeit haben Sie eingewilligt.')).toBeDefined()
})

test('where nothing is measured nothing is asked, and one button ends it', () => {
  const onDecide = ask('open', false)
  expect(screen.queryByText(/Einwilligung/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Alle akzeptieren', hidden: true })).toBeNull()
  fireEvent.click(button('Verstanden'))
  expect(onDecide.mock.calls).toEqual([['refused']])
})
