import { readFileSync } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openPool, prismaOver } from '../db.ts'
import { openInMemory } from '../embedded-database.ts'
import { databaseUrl } from './prepare-database.ts'

let opened: Promise<OpenDatabase> | undefined

/** The database of this worker, opened once; each test uses its own rows. */
export function testDatabase(): Promise<OpenDatabase> {
  opened ??= open()
  return opened
}

/** Whether several connections can race, as in production: PGlite has only one. */
export const isServer = (): boolean => 'server' in inject('database')

async function open(): Promise<OpenDatabase> {
  const database = inject('database')
  if ('dump' in database) return prismaOver(openInMemory(new Blob([readFileSync(database.dump)])))
  const name = `${database.template}_${process.pid}`
  const admin = new pg.Client({ connectionString: database.server })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${database.template}`)
  await admin.end()
  return prismaOver(
    await openPool({ url: databaseUrl(database.server, name), directory: '', connections: 20 }),
  )
}
