import { createECDH, createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Pool } from '../../apps/api/src/store/database/db.ts'

/** What seals, as the service does it with its keys. */
type Seal = (text: string) => string

const insertStatement = `WITH given AS MATERIALIZED (
    SELECT gen_random_uuid() AS account, gen_random_uuid() AS session, * FROM unnest($1::text[], $2::text[]) AS one (hash, target)
  ), accounts AS (
    INSERT INTO account (id, email, email_key, status, source, created_at, activated_at)
    SELECT account, hash || '@example.test', lower(hash) || account || '@example.test', 'activated', 'az', now(), now() FROM given
  ), sessions AS (
    INSERT INTO session (id, account_id, edition, device, created_at, last_seen_at, expires_at)
    SELECT session, account, 'az', 'Firefox', now(), now(), now() + interval '1 year' FROM given
  )
  INSERT INTO push_subscription (id, account_id, session_id, edition, endpoint_hash, target, topics, created_at)
  SELECT gen_random_uuid(), account, session, 'az', hash, target, ARRAY['eilmeldungen'], now() FROM given`

/** Stores that many readers with a browser each, which wants breaking news at `<origin>/push/<number>`. */
export async function storeBrowsers(
  pool: Pool,
  count: number,
  { origin, seal }: { origin: string; seal: Seal },
) {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys().toString('base64url')
  const auth = randomBytes(16).toString('base64url')
  const batch = 5_000
  for (let first = 0; first < count; first += batch) {
    const endpoints = Array.from(
      { length: Math.min(batch, count - first) },
      (_, at) => `${origin}/push/${first + at}`,
    )
    await pool.query(insertStatement, [
      endpoints.map((endpoint) => createHash('sha256').update(endpoint).digest('base64url')),
      endpoints.map((endpoint) => seal(JSON.stringify([endpoint, p256dh, auth]))),
    ])
  }
}

/** A push service that takes everything and counts; `onTaken` is told the path and the headers of each. */
export async function startPushSink(onTaken: (path: string, headers: IncomingHttpHeaders) => void) {
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', () => {
      onTaken(request.url ?? '', request.headers)
      response.writeHead(201).end()
    })
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a listening TCP server has one
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
