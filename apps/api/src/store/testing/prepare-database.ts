import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { poolOver } from '../database/embedded-database.ts'
import { migrate } from '../database/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The source from which each worker gets its own migrated database. */
    database: { dump: string } | { server: string; template: string }
  }
}

let cleanUp = async () => undefined as unknown

/** Migrates into a dump for PGlite, once for a state of the migrations, or into a template database on a server. Vitest calls it. */
export async function setup(project: TestProject): Promise<void> {
  const { TEST_DATABASE, TEST_DATABASE_URL } = project.config.env
  const onServer = TEST_DATABASE === 'postgres'
  // On the embedded database instead, a race could pass that PostgreSQL would show.
  if (onServer && !TEST_DATABASE_URL)
    throw new Error(
      'TEST_DATABASE_URL is missing: a server with a superuser, as `npm test -- --only=api` finds one.',
    )
  if (onServer) cleanUp = await prepareTemplate(project, TEST_DATABASE_URL ?? '')
  else await prepareDump(project)
}

/** Removes what `setup` made. Vitest calls it. */
export const teardown = () => cleanUp()

const root = fileURLToPath(new URL('../../../../..', import.meta.url))
const migrates = 'apps/api/src/store/database/migrate.ts'
/** Dumps are kept here, so that a single test does not wait for all migrations. */
const cache = join(root, 'node_modules/.cache/leserkonto-test')

/** What a dump is made from: the migrations, how they are run, and the database. */
function fingerprint(): string {
  const files = [
    ...globSync('prisma/migrations/**/*.sql', { cwd: root }).toSorted(),
    'package-lock.json',
    migrates,
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

async function prepareDump(project: TestProject): Promise<void> {
  const name = `migrated-${fingerprint()}.tar`
  const dump = join(cache, name)
  if (!existsSync(dump)) {
    const pglite = new PGlite()
    await migrate(poolOver(pglite).pool)
    const content = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer())
    await pglite.close()
    mkdirSync(cache, { recursive: true })
    for (const other of globSync('*.tar', { cwd: cache })) rmSync(join(cache, other), { force: true })
    // Another run may do the same at this moment.
    const unfinished = `${dump}.${process.pid}`
    writeFileSync(unfinished, content)
    renameSync(unfinished, dump)
  }
  project.provide('database', { dump })
}

async function prepareTemplate(project: TestProject, server: string) {
  const template = `leserkonto_template_${process.pid}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${template}`)
  const pool = new pg.Pool({ connectionString: databaseUrl(server, template) })
  await migrate(pool)
  await pool.end()
  project.provide('database', { server, template })
  return async () => {
    const { rows } = await admin.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE datname LIKE $1',
      [`${template}%`],
    )
    for (const { datname } of rows) await admin.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
    await admin.end()
  }
}

/** The server's address with another database. */
export function databaseUrl(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
