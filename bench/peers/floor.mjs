// The floor: the least that does what the service's hot paths do. Fastify, one prepared statement per read, the same
// check of the same tokens (a signature is verified once and remembered), the same argon2id. No limits, no contract, no log.
import { createHash, randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import Fastify from 'fastify'
import { importJWK, jwtVerify, SignJWT } from 'jose'
import pg from 'pg'

const { PORT, DATABASE_URL, TOKEN_KEY, TOKEN_ISSUER, TOKEN_AUDIENCE, HASH_OPTIONS } = process.env
const jwk = JSON.parse(TOKEN_KEY)
const { d, ...open } = jwk
const [signer, verifier] = [await importJWK(jwk, 'EdDSA'), await importJWK(open, 'EdDSA')]
const hashOptions = JSON.parse(HASH_OPTIONS)
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
const app = Fastify()

const statements = {
  session: {
    name: 'session',
    text: `SELECT s.expires_at, a.id AS sub, a.email, a.given_name, a.family_name, a.username, a.gender, a.gp_number,
        a.company_name, a.customer_type, a.source
      FROM session s JOIN account a ON a.id = s.account_id
      WHERE s.id = $1 AND s.account_id = $2 AND a.status = 'activated'`,
  },
  account: { name: 'account', text: 'SELECT id, password_hash FROM account WHERE email_key = $1' },
  signIn: {
    name: 'sign-in',
    text: `INSERT INTO session (id, account_id, edition, device, created_at, last_seen_at, auth_time, expires_at)
      VALUES ($1, $2, 'az', 'Browser', now(), now(), now(), now() + interval '365 days')`,
  },
  // What a sign-up leaves behind: the attempt, and the mail that waits to be sent.
  signUp: {
    name: 'sign-up',
    text: `WITH attempt AS (
        INSERT INTO pending_registration (id, email, email_key, password_hash, edition, created_at, expires_at)
        VALUES ($1, $2, $2, $3, 'az', now(), now() + interval '14 days') RETURNING id)
      INSERT INTO floor_mail (id, attempt_id, recipient) SELECT $4, id, $2 FROM attempt`,
  },
}
const ask = async (statement, values) => (await pool.query({ ...statement, values })).rows[0]
await pool.query(
  'CREATE TABLE IF NOT EXISTS floor_mail (id uuid PRIMARY KEY, attempt_id uuid, recipient text)',
)

const known = new Map()
async function claimsOf(token) {
  const key = createHash('sha256').update(token).digest('base64url')
  const remembered = known.get(key)
  if (remembered) return remembered.exp * 1000 > Date.now() ? remembered : undefined
  const { payload } = await jwtVerify(token, verifier, {
    algorithms: ['EdDSA'],
    typ: 'at+jwt',
    issuer: TOKEN_ISSUER,
    audience: TOKEN_AUDIENCE,
  })
  if (known.size >= 10_000) known.delete(known.keys().next().value)
  known.set(key, payload)
  return payload
}

app.get('/userinfo', async (request, reply) => {
  const claims = await claimsOf(String(request.headers.authorization).slice(7)).catch(() => undefined)
  const row = claims && (await ask(statements.session, [claims.sid, claims.sub]))
  if (!row || row.expires_at <= new Date()) return reply.code(401).send()
  const { expires_at, ...person } = row
  return person
})

app.post('/user/login', async ({ body: { email, password } }, reply) => {
  const account = await ask(statements.account, [email])
  if (!account || !(await verify(account.password_hash, password))) return reply.code(401).send()
  const sid = randomUUID()
  await ask(statements.signIn, [sid, account.id])
  const token = new SignJWT({ sub: account.id, sid })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: jwk.kid })
    .setIssuer(TOKEN_ISSUER)
    .setAudience(TOKEN_AUDIENCE)
    .setIssuedAt()
    .setExpirationTime('365d')
  return { access_token: await token.sign(signer), token_type: 'Bearer' }
})

app.post('/registration/register', async ({ body: { email, password } }, reply) => {
  await ask(statements.signUp, [randomUUID(), email, await hash(password, hashOptions), randomUUID()])
  return reply.code(202).send({ status: 'registered' })
})

await app.listen({ host: '127.0.0.1', port: Number(PORT) })
