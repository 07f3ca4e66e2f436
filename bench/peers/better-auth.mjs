// better-auth as its documentation puts it up: PostgreSQL, addresses and passwords, its own hashing (scrypt), its limits off.
import { createServer } from 'node:http'
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { toNodeHandler } from 'better-auth/node'
import pg from 'pg'

const { PORT, DATABASE_URL } = process.env
const auth = betterAuth({
  baseURL: `http://az.localhost:${PORT}`,
  secret: 'of the benchmark only: no reader, no password',
  trustedOrigins: ['http://az.localhost'],
  database: new pg.Pool({ connectionString: DATABASE_URL, max: 10 }),
  emailAndPassword: { enabled: true },
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
})
const { runMigrations } = await getMigrations(auth.options)
await runMigrations()
createServer(toNodeHandler(auth)).listen(Number(PORT), '127.0.0.1')
