import { readFileSync } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, type OpenPool, openPool, prismaOver } from '../database/db.ts'
import { openInMemory } from '../database/embedded-database.ts'
import { databaseUrl } from './prepare-database.ts'

// Only what hangs runs into it, on however busy a machine.
const limitMs = 300_000

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
  if ('dump' in database) return prismaOver(openInMemory(new Blob([readFileSync(database.dump)])), limitMs)
  return prismaOver(await openOnServer(String(process.pid)), limitMs)
}

/** A migrated database of its own on the server, empty, for as long as the run lasts. */
export async function openOnServer(name: string): Promise<OpenPool> {
  const { server, template } = onServer()
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${template}_${name} TEMPLATE ${template}`)
  await admin.end()
  const url = databaseUrl(server, `${template}_${name}`)
  return openPool({ url, directory: '', connections: 20, prepared: true, limitMs })
}

/** The address of the server, for tests that open connections of their own. */
export const serverUrl = (): string => onServer().server

/** The name of the migrated database of which others are copies; those whose names begin with it go with the run. */
export const templateName = (): string => onServer().template

function onServer() {
  const database = inject('database')
  if ('dump' in database) throw new Error('there is no server')
  return database
}
