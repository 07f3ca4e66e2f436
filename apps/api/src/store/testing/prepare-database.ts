import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
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

/** Migrates once per run: into a dump for PGlite, into a template database on a server. Vitest calls it. */
export async function setup(project: TestProject): Promise<void> {
  const { TEST_DATABASE, TEST_DATABASE_URL } = project.config.env
  const onServer = TEST_DATABASE === 'postgres'
  // On the embedded database instead, a race could pass that PostgreSQL would show.
  if (onServer && !TEST_DATABASE_URL)
    throw new Error(
      'TEST_DATABASE_URL is missing: a server with a superuser, as `npm test -- --only=api` finds one.',
    )
  cleanUp = onServer ? await prepareTemplate(project, TEST_DATABASE_URL ?? '') : await prepareDump(project)
}

/** Removes what `setup` made. Vitest calls it. */
export const teardown = () => cleanUp()

async function prepareDump(project: TestProject) {
  const folder = mkdtempSync(join(os.tmpdir(), 'leserkonto-test-'))
  const dump = join(folder, 'migrated.tar')
  const pglite = new PGlite()
  await migrate(poolOver(pglite).pool)
  writeFileSync(dump, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await pglite.close()
  project.provide('database', { dump })
  return async () => rmSync(folder, { recursive: true, force: true })
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
