import { errorTexts } from '@leserkonto/texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../../store/testing/statements-of.ts'
import { type Distortion, newAuthenticator } from '../../testing/authenticator.ts'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { passkeysOf } from '../../testing/passkeys.ts'
import { readersOf } from '../../testing/readers.ts'

const minute = 60_000
let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { readerWithPasskey, challenge, login, signIn, remove } = passkeysOf(() => api)
const { block } = readersOf(() => api)
const me = (bearer: string) => api.caller().request('get', '/userinfo', bearer)
const passkeyOf = (id: string) => api.deps.db.passkey.findUniqueOrThrow({ where: { id } })

describe('a passkey signs in', () => {
  test.each(['http://sso.localhost:3000', 'http://az.localhost:3000'])('at %s', async (origin) => {
    const { email, authenticator, id } = await readerWithPasskey(newAuthenticator(origin))
    const { body, headers } = await signIn(authenticator).then((answer) => answer)
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 365 * 24 * 3600 })
    expect(String(headers['set-cookie'])).toMatch(/^device=[\w-]{43};/)
    expect((await me(body.access_token).expect(200)).body.email).toBe(email)
    expect((await passkeyOf(id)).lastUsedAt).toEqual(api.deps.clock.now())
  })

  test('and is a fresh login', async () => {
    const { authenticator } = await readerWithPasskey()
    api.advance(6 * minute)
    const { access_token } = (await signIn(authenticator)).body
    await api.caller().request('post', '/user/passkeys/options', access_token).send({}).expect(200)
  })

  test('in a strange browser without a mail, since the key is a device of the owner’s already', async () => {
    const { email, authenticator } = await readerWithPasskey()
    await api.settle()
    api.mails.length = 0
    expect((await signIn(authenticator)).status).toBe(200)
    await api.settle()
    expect(api.mailsTo(email)).toEqual([])
  })

  test('with a counter that rises', async () => {
    const { authenticator, id } = await readerWithPasskey(newAuthenticator(undefined, { counts: true }))
    for (const counter of [2, 3]) {
      expect((await signIn(authenticator)).status).toBe(200)
      expect((await passkeyOf(id)).counter).toBe(BigInt(counter))
    }
  })

  test('with any counter, where the key may be copied to other devices', async () => {
    const key = newAuthenticator(undefined, { counts: true, copied: true })
    const { authenticator, id } = await readerWithPasskey(key)
    for (const counter of [7, 0, 0, 3, 3, 2]) {
      expect((await signIn(authenticator, { counter })).status).toBe(200)
      expect((await passkeyOf(id)).counter).toBe(BigInt(counter))
    }
  })

  test('with five statements, the counting of its network included', async () => {
    const { authenticator } = await readerWithPasskey()
    const body = authenticator.sign(await challenge())
    const { statements } = await statementsOf(api.deps.pool, () => login(body).expect(200))
    expect(statements).toHaveLength(5)
  })
})

describe('asking for a challenge', () => {
  test('is answered alike for everybody, names no key and writes nothing', async () => {
    await readerWithPasskey()
    const { statements } = await statementsOf(api.deps.pool, async () => {
      const [one, other] = [await challenge(), await challenge()]
      expect(one.challenge).not.toBe(other.challenge)
      expect({ ...one, challenge: '' }).toEqual({
        challenge: '',
        rpId: 'sso.localhost',
        timeout: 300_000,
        userVerification: 'required',
      })
    })
    expect(statements).toEqual([])
  })
})

describe('refused', () => {
  const distortions: [string, Distortion][] = [
    ['another site’s page', { origin: 'https://sso.localhost.evil.example' }],
    ['a page shown inside another site', { crossOrigin: true }],
    ['a key of another name', { rpId: 'evil.example' }],
    ['the answer of another ceremony', { type: 'webauthn.create' }],
    ['nobody present', { isPresent: false }],
    ['nobody verified', { isVerified: false }],
    ['a bogus signature', { isBogus: true }],
    ['a challenge nobody gave out', { challenge: Buffer.from('x'.repeat(90)).toString('base64url') }],
  ]
  test.each(distortions)('%s', async (_what, as) => {
    const { authenticator, id } = await readerWithPasskey()
    const answer = await signIn(authenticator, as)
    expect([answer.status, answer.body.code]).toEqual([401, 'PASSKEY_REFUSED'])
    expect((await passkeyOf(id)).lastUsedAt).toBeNull()
    // The key itself is as good as before.
    expect((await signIn(authenticator)).status).toBe(200)
  })

  test('what is no answer of a browser at all', async () => {
    const { authenticator } = await readerWithPasskey()
    const body = authenticator.sign(await challenge())
    for (const wrong of [
      { client_data: 'AAAA' },
      { client_data: Buffer.from('{"challenge":7}').toString('base64url') },
      { authenticator_data: 'AAAA' },
      { signature: 'AAAA' },
    ])
      expect((await login({ ...body, ...wrong })).body.code).toBe('PASSKEY_REFUSED')
    await login({ ...body, signature: '!' }).expect(422)
  })

  test('a challenge that was used, also by 20 at once', async () => {
    const { authenticator } = await readerWithPasskey()
    const body = authenticator.sign(await challenge())
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await login(body)).body.code).toBe('PASSKEY_REFUSED')
  })

  test('a challenge older than five minutes', async () => {
    const { authenticator } = await readerWithPasskey()
    const body = authenticator.sign(await challenge())
    api.advance(5 * minute)
    expect((await login(body)).body.code).toBe('PASSKEY_REFUSED')
  })

  test('a challenge that was changed to live longer', async () => {
    const { authenticator } = await readerWithPasskey()
    const given = await challenge()
    const text = Buffer.from(given.challenge, 'base64url').toString()
    const later = text.replace(/\.\d+\./, `.${api.deps.clock.now().getTime() + 1}.`)
    const as = { challenge: Buffer.from(later).toString('base64url') }
    expect((await login(authenticator.sign(given, as))).body.code).toBe('PASSKEY_REFUSED')
  })

  test('the challenge of a reader who adds a key', async () => {
    const { bearer, authenticator } = await readerWithPasskey()
    const { body } = await api.caller().request('post', '/user/passkeys/options', bearer).send({}).expect(200)
    const answer = await login(authenticator.sign({ challenge: body.challenge, rpId: body.rp.id }))
    expect(answer.body.code).toBe('PASSKEY_REFUSED')
  })

  test('a key with the name of another account', async () => {
    const [mine, theirs] = [await readerWithPasskey(), await readerWithPasskey()]
    const { user_handle } = theirs.authenticator.sign(await challenge())
    expect((await signIn(mine.authenticator, { userHandle: user_handle })).body.code).toBe('PASSKEY_REFUSED')
  })

  test('the signature of one account’s key for another’s', async () => {
    const [mine, theirs] = [await readerWithPasskey(), await readerWithPasskey()]
    const body = mine.authenticator.sign(await challenge())
    const { user_handle } = theirs.authenticator.sign(await challenge())
    const answer = await login({ ...body, credential: theirs.authenticator.credential, user_handle })
    expect(answer.body.code).toBe('PASSKEY_REFUSED')
  })

  // WebAuthn level 3 (§6.1.1, §6.1.3, §7.2) leaves it to us what a counter that does not rise means.
  test.each<[string, number, Distortion]>([
    ['has fallen', 1, {}],
    ['stands still', 2, {}],
    ['has ended', 0, {}],
    ['has ended, of a key that says now that it is copied', 0, { mayBeCopied: true }],
  ])('a counter that %s, of a key that could not be copied: %i after 2', async (_how, counter, as) => {
    const { authenticator } = await readerWithPasskey(newAuthenticator(undefined, { counts: true }))
    expect((await signIn(authenticator)).status).toBe(200)
    const { status, body } = await signIn(authenticator, { ...as, counter })
    expect([status, body.code, body.detail]).toEqual([401, 'PASSKEY_COUNTER', errorTexts.PASSKEY_COUNTER])
    expect((await signIn(authenticator, { counter: 3 })).status).toBe(200)
  })

  test('a counter that has ended, of a key that is no longer one that may be copied', async () => {
    const key = newAuthenticator(undefined, { counts: true, copied: true })
    const { authenticator } = await readerWithPasskey(key)
    const { body } = await signIn(authenticator, { counter: 0, mayBeCopied: false })
    expect(body.code).toBe('PASSKEY_COUNTER')
  })

  test('leaves a line in the audit of the account', async () => {
    const { authenticator, id } = await readerWithPasskey()
    await signIn(authenticator, { isBogus: true })
    const { accountId } = await passkeyOf(id)
    const where = { accountId, action: 'login.refused' }
    expect((await api.deps.db.auditEvent.findFirstOrThrow({ where })).detail).toEqual({ method: 'passkey' })
  })
})

test('a key nobody stored is told apart, so that the browser can forget it', async () => {
  const answer = await signIn(newAuthenticator())
  expect([answer.status, answer.body.code]).toEqual([401, 'PASSKEY_UNKNOWN'])
})

test('a removed key signs in nobody', async () => {
  const { bearer, authenticator, id } = await readerWithPasskey()
  await remove(bearer, id).expect(204)
  expect((await signIn(authenticator)).body.code).toBe('PASSKEY_UNKNOWN')
})

test('a blocked reader is told so, after the key was proved', async () => {
  const { email, authenticator } = await readerWithPasskey()
  await block(email)
  expect((await signIn(authenticator, { isBogus: true })).body.code).toBe('PASSKEY_REFUSED')
  expect((await signIn(authenticator)).body.code).toBe('AUTH_BLOCKED')
})

test('an unknown edition is refused before anything is used up', async () => {
  const { authenticator } = await readerWithPasskey()
  const body = authenticator.sign(await challenge())
  await login({ ...body, edition: 'xx' }).expect(404)
  await login(body).expect(200)
})

test('31 failures from one network are stopped; a sign-in is no failure', async () => {
  const { authenticator } = await readerWithPasskey()
  const caller = api.caller()
  for (let i = 0; i < 30; i++) await login(authenticator.sign(await challenge()), caller).expect(200)
  for (let i = 0; i < 30; i++)
    await login(authenticator.sign(await challenge(), { isBogus: true }), caller).expect(401)
  await login(authenticator.sign(await challenge()), caller).expect(429)
})

test('an outage of the database is told as such', async () => {
  const { authenticator } = await readerWithPasskey()
  const body = authenticator.sign(await challenge())
  const { pool } = api.deps
  const query = pool.query
  pool.query = ((statement: { name?: string }, ...rest: unknown[]) => {
    if (statement.name === 'passkey-facts') throw new Error('connection lost')
    return Reflect.apply(query, pool, [statement, ...rest])
  }) as typeof query
  try {
    expect((await login(body)).body.code).toBe('AUTH_TECHNICAL')
  } finally {
    pool.query = query
  }
})
