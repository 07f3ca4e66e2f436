import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'

// The types of states and kinds (prisma/schema.prisma) and what the database accepts are written in two places.

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const schema = readFileSync(new URL('../../../../prisma/schema.prisma', import.meta.url), 'utf8')
const models = [...schema.matchAll(/^model \w+ \{[\s\S]*?^\}/gm)].map(([model]) => model)

/** Columns whose values the schema lists: `table.column` and the values. */
const listed = models.flatMap((model) => {
  const [, table = ''] = /@@map\("(\w+)"\)/.exec(model) ?? []
  const columns = model.matchAll(/\/\/\/ !\[((?:'\w+' \| )*'\w+')\]\n {2}(\w+) .*$/gm)
  return [...columns].map(([line, values = '', field = '']) => {
    const column = /@map\("(\w+)"\)/.exec(line)?.[1] ?? field
    return [`${table}.${column}`, [...values.matchAll(/\w+/g)].map(([value]) => value).toSorted()] as const
  })
})

// The database takes any text in these: they are written by the code alone and decide nothing.
const unchecked = ['audit_event.actor', 'shared_event.from_status', 'shared_event.to_status']

test('the database accepts the values that the schema lists, and no others', async () => {
  const rows = await api.deps.db.$queryRaw<{ name: string; definition: string }[]>`
    SELECT c.conrelid::regclass || '.' || a.attname AS name, pg_get_constraintdef(c.oid) AS definition
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
    WHERE c.contype = 'c' AND array_length(c.conkey, 1) = 1 AND pg_get_constraintdef(c.oid) LIKE '%ARRAY[%'`
  const accepted = new Map(
    rows.map(({ name, definition }) => [
      name,
      [...definition.matchAll(/'(\w+)'::/g)].map(([, value]) => value).toSorted(),
    ]),
  )
  expect(listed.length).toBeGreaterThan(12)
  const checked = listed.filter(([name]) => !unchecked.includes(name))
  expect(checked).toEqual(checked.map(([name]) => [name, accepted.get(name)]))
})
