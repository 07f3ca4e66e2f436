import { expect, test } from 'vitest'
import { isUsername } from './names.ts'
import { proposedUsername } from './proposed-username.ts'
import { reasonAgainstBirthDate } from './read/day.ts'

test.each([
  ['Eva', 'Meyer', 'Eva.Meyer'],
  ['Anna Maria', 'O’Neill', 'Anna-Maria.ONeill'],
  ['', 'Meyer-Lüdenscheidt', 'Meyer-Lüdenscheidt'],
  ['  Jörg  ', "d'Arc", 'Jörg.dArc'],
  ['Eva', 'von der Leyen', 'Eva.von-der-Leyen'],
  ['Łukasz', '李', 'Łukasz.李'],
  ['77', '-', ''],
  ['', '', ''],
  ['a'.repeat(40), 'b'.repeat(40), `${'a'.repeat(40)}.${'b'.repeat(39)}`],
])('of %s %s the proposal is %s', (given, family, proposal) => {
  expect(proposedUsername(given, family)).toBe(proposal)
  expect(proposal === '' || isUsername(proposal)).toBe(true)
})

test.each([
  ['1990-05-03', true],
  ['2000-02-29', true],
  ['2001-02-29', false],
  ['1899-12-31', false],
  ['1990-13-01', false],
  ['03.05.1990', false],
  ['', false],
])('%s is a birth date: %s', (text, is) => {
  expect(reasonAgainstBirthDate(text) === undefined).toBe(is)
})
