import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import former from '../../prisma/former-release.json' with { type: 'json' }
import { root } from '../bootstrap/root.mjs'
import { canJudgeMigrations, judgeMigration } from './judge-migration.ts'

// docs/operations/upgrade.md#a-rolling-upgrade: processes of the former release work on the new schema until they are replaced.

const folder = join(root, 'prisma/migrations')
const names = readdirSync(folder).filter((name) => /^\d{4}_/.test(name))
const added = names.filter((name) => name > former.lastMigration)

test('the former release has the migration that it is said to have', () => {
  expect(names).toContain(former.lastMigration)
})

/** What was looked at and does no harm, with the reason. */
const excused: Readonly<Record<string, readonly string[]>> = {
  // The outbox is short at all times: its index is made and its rows are read in a moment.
  '0012_dead_letter': [
    'constraint-missing-not-valid',
    'require-concurrent-index-creation',
    'require-concurrent-index-deletion',
  ],
  // The same.
  '0013_webhook_event': ['require-concurrent-index-creation'],
  // The same.
  '0028_push_subscription': ['require-concurrent-index-creation'],
}

const judging = test.runIf(canJudgeMigrations())

judging('no migration since the former release breaks it or holds up readers', () => {
  const broken = added.map((name) => {
    const rules = judgeMigration(readFileSync(join(folder, name, 'migration.sql'), 'utf8'))
    return [name, rules.filter((rule) => !excused[name]?.includes(rule))]
  })
  expect(broken).toEqual(added.map((name) => [name, []]))
})

// In one text, since starting squawk costs most of the time.
const refused: Readonly<Record<string, string>> = {
  'ban-drop-column': 'ALTER TABLE "account" DROP COLUMN "picture";',
  'renaming-column': 'ALTER TABLE "account" RENAME COLUMN "email" TO "mail";',
  'ban-drop-table': 'DROP TABLE "setting";',
  'renaming-table': 'ALTER TABLE "account" RENAME TO "reader";',
  // The former release does not fill it.
  'adding-required-field': 'ALTER TABLE "account" ADD COLUMN "x" TEXT NOT NULL;',
  'adding-not-nullable-field': 'ALTER TABLE "account" ALTER COLUMN "gender" SET NOT NULL;',
  'changing-column-type': 'ALTER TABLE "account" ALTER COLUMN "gender" TYPE BYTEA USING NULL;',
  // Both hold up writers while all rows are read.
  'require-concurrent-index-creation': 'CREATE INDEX "x" ON "account"("source");',
  'constraint-missing-not-valid': `ALTER TABLE "account" ADD CONSTRAINT "x" CHECK ("source" <> '');`,
  'transaction-nesting': 'BEGIN; SELECT 1; COMMIT;',
}

judging(
  'a migration is refused that takes something away, demands what is not filled, or holds up writers',
  () => {
    const broken = judgeMigration(Object.values(refused).join('\n'))
    expect(new Set(broken)).toEqual(new Set(Object.keys(refused)))
  },
)

judging('a migration may add tables, columns with a default, and an index without holding anybody up', () => {
  const added = `CREATE TABLE "x" ("id" UUID NOT NULL, "n" INTEGER NOT NULL, CONSTRAINT "x_pkey" PRIMARY KEY ("id"));
    CREATE INDEX "x_n_idx" ON "x"("n");
    ALTER TABLE "x" ADD CONSTRAINT "x_n_check" CHECK ("n" > 0);
    ALTER TABLE "account" ADD COLUMN "y" TEXT, ADD COLUMN "z" BOOLEAN NOT NULL DEFAULT false;`
  expect(judgeMigration(added)).toEqual([])
  expect(judgeMigration('CREATE INDEX CONCURRENTLY "x" ON "account"("source");')).toEqual([])
})
