// npm run docs:moving-in – writes docs/operations/moving-in.schema.json; with --check it only says whether that agrees with the code.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { recordSchemas } from '../apps/api/src/moving-in/records.ts'

const file = join(import.meta.dirname, '../docs/operations/moving-in.schema.json')
const records = Object.entries(recordSchemas).map(([name, schema]) => {
  const { $schema: _schema, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return [name, rest]
})
const document = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A line of each file that node scripts/import.ts takes',
  $defs: Object.fromEntries(records),
}
const text = `${JSON.stringify(document, null, 2)}\n`

if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/operations/moving-in.schema.json is older than the code: run npm run docs:moving-in')
  process.exitCode = 1
}
