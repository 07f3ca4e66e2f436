import { expect, test } from 'vitest'
import { bound, joined, sql, statement } from './statement.ts'

test('a statement numbers its values by itself, the same value once', () => {
  const open = statement(
    'open',
  )`SELECT ${'id'}::uuid WHERE at > ${'now'} AND until < ${'now'} AND of = ${'id'}`
  expect(open).toEqual({
    name: 'open',
    text: 'SELECT $1::uuid WHERE at > $2 AND until < $2 AND of = $1',
    names: ['id', 'now'],
  })
  expect(bound(open, { now: 'today', id: 'x' }).values).toEqual(['x', 'today'])
})

test('parts bring their values with them, constants are part of the text', () => {
  const isOver = sql`r.until <= ${'now'}`
  const parts = joined([sql`a = ${'a'}`, sql`b = ${'b'}`, isOver], ' AND ')
  const one = statement('one')`${'b'}, ${parts} OR ${isOver} LIMIT ${5}`
  expect(one.text).toBe('$1, a = $2 AND b = $1 AND r.until <= $3 OR r.until <= $3 LIMIT 5')
  expect(one.names).toEqual(['b', 'a', 'now'])
})

test('a statement without values is its text', () => {
  expect(statement('all')`SELECT 1`).toEqual({ name: 'all', text: 'SELECT 1', names: [] })
})

test('a value that is missing or has another name does not compile', () => {
  const open = statement('open')`SELECT ${'id'}`
  // @ts-expect-error The value is called id.
  expect(bound(open, { ids: 1 }).values).toEqual([undefined])
})
