import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlQueryable,
} from '@prisma/driver-adapter-utils'
import type pg from 'pg'

const prismaFolder = join(import.meta.dirname, '../../../../../prisma')
const filters = { externalTables: [], externalEnums: [] }

/** Runs the SQL of one migration. */
type Execute = (script: string) => Promise<unknown>

/**
 * Applies the missing migrations with Prisma's own engine and returns their names. A second call applies none. Throws
 * the engine's error if one fails; it then refuses to go on until `markRolledBack` was called for it.
 */
export async function migrate(
  pool: pg.Pool,
  execute: Execute = (script) => pool.query(script),
): Promise<string[]> {
  if (await isUpToDate(pool)) return []
  const { SchemaEngine } = await import('@prisma/schema-engine-wasm')
  const engine = await SchemaEngine.new({ datamodels: [schemaFile()] }, ignoreLog, engineOver(pool, execute))
  try {
    const migrationsList = { ...migrationFolder(), shadowDbInitScript: '' }
    return (await engine.applyMigrations({ migrationsList, filters })).appliedMigrationNames
  } finally {
    engine.free()
  }
}

/** Notes that a failed migration has left nothing, so that the next run tries it again. Throws if it has not failed. */
export async function markRolledBack(pool: pg.Pool, migrationName: string): Promise<void> {
  if (!(await failedMigrations(pool)).includes(migrationName))
    throw new Error(`There is no migration ${migrationName} that has failed.`)
  const { SchemaEngine } = await import('@prisma/schema-engine-wasm')
  const engine = await SchemaEngine.new({ datamodels: [schemaFile()] }, ignoreLog, engineOver(pool))
  try {
    await engine.markMigrationRolledBack({ migrationName })
  } finally {
    engine.free()
  }
}

/** SQL that leads from the migrations so far to the schema; `shadow` is an empty database used for replaying them. */
export async function migrationScript(shadow: pg.Pool): Promise<string> {
  const { SchemaEngine } = await import('@prisma/schema-engine-wasm')
  const engine = await SchemaEngine.new({ datamodels: [schemaFile()] }, ignoreLog, engineOver(shadow))
  try {
    const [path, content] = schemaFile()
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...migrationFolder(), shadowDbInitScript: '' },
      to: { tag: 'schemaDatamodel', files: [{ path, content }] },
      script: true,
      exitCode: null,
      filters,
    })
    return stdout ?? ''
  } finally {
    engine.free()
  }
}

/**
 * Whether the engine's history has every migration with the checksum of its file. Then the engine need not be started,
 * which would take longer than the rest of a second start.
 */
async function isUpToDate(pool: pg.Pool): Promise<boolean> {
  const history = await pool
    .query<{ migration_name: string; checksum: string }>(
      'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    )
    .then(
      ({ rows }) => rows,
      () => [],
    )
  const applied = new Map(history.map((row) => [row.migration_name, row.checksum]))
  const { migrationDirectories } = migrationFolder()
  return migrationDirectories.every(
    ({ path, migrationFile }) =>
      applied.get(path) === createHash('sha256').update(migrationFile.content.value).digest('hex'),
  )
}

/** Names of those that have failed and were not marked since; none where no migration was ever applied. */
export const failedMigrations = (pool: pg.Pool): Promise<string[]> =>
  pool
    .query<{ name: string }>(
      'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL',
    )
    .then(
      ({ rows }) => rows.map(({ name }) => name),
      () => [],
    )

/** Names of all migrations of this release, in their order. */
export const knownMigrations = (): string[] => migrationFolder().migrationDirectories.map(({ path }) => path)

/** The last migration that a database has; undefined where it has none. */
export async function lastMigration(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL
     ORDER BY migration_name DESC LIMIT 1`,
  )
  return rows[0]?.name
}

function engineOver(pool: pg.Pool, execute: Execute = (script) => pool.query(script)) {
  const characters = passInternalCharAsText(pool)
  const factory = new PrismaPg(pool)
  const connect = factory.connect.bind(factory)
  // The caller provides the temporary shadow database, because PGlite cannot create a second one.
  factory.connectToShadowDb = () => factory.connect()
  factory.connect = async () => {
    const adapter = await connect()
    // The adapter's own version splits at every semicolon and breaks function bodies.
    adapter.executeScript = async (script: string) => {
      await execute(script)
    }
    nameCharacters(adapter, characters)
    return adapter
  }
  return bindMigrationAwareSqlAdapterFactory(factory)
}

/**
 * PostgreSQL's catalogue has columns of type "char" (18), which Prisma's engine reads but its adapter refuses. Makes the
 * adapter see them as text (25), and returns the names of the columns seen so far.
 */
function passInternalCharAsText(pool: pg.Pool): ReadonlySet<string> {
  const names = new Set<string>()
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<pg.QueryResult>
  const readable = async (...args: unknown[]) => {
    const result = await query(...args)
    for (const field of (result.fields ?? []).filter(({ dataTypeID }) => dataTypeID === 18)) {
      field.dataTypeID = 25
      names.add(field.name)
    }
    return result
  }
  pool.query = readable as typeof pool.query
  return names
}

/** Turns those columns back into characters in the adapter's results. */
function nameCharacters(adapter: SqlQueryable, names: ReadonlySet<string>) {
  const queryRaw = adapter.queryRaw.bind(adapter)
  adapter.queryRaw = async (params) => {
    const rows = await queryRaw(params)
    const typeOf = (name: string, index: number) =>
      names.has(name) ? ColumnTypeEnum.Character : (rows.columnTypes[index] ?? ColumnTypeEnum.Text)
    return { ...rows, columnTypes: rows.columnNames.map(typeOf) }
  }
}

const ignoreLog = () => undefined

const schemaFile = (): [string, string] => [
  'schema.prisma',
  readFileSync(join(prismaFolder, 'schema.prisma'), 'utf8'),
]

function migrationFolder() {
  const baseDir = join(prismaFolder, 'migrations')
  const names = readdirSync(baseDir, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return {
    baseDir,
    lockfile: {
      path: 'migration_lock.toml',
      content: readFileSync(join(baseDir, 'migration_lock.toml'), 'utf8'),
    },
    migrationDirectories: names
      .map((entry) => entry.name)
      .sort()
      .map((name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok' as const, value: readFileSync(join(baseDir, name, 'migration.sql'), 'utf8') },
        },
      })),
  }
}
