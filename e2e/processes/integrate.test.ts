import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { root } from '../../scripts/bootstrap/root.mjs'
import { isReady } from '../../scripts/stack/is-ready.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { call } from '../support/call.ts'
import { codeBlock } from '../support/document-code.ts'
import { personaPassword } from '../support/log-in.ts'
import { type OwnStack, prepareOwnStack } from '../support/running-service.ts'

// What integrators copy from the documents, run as it stands there.

const hasPhp = spawnSync('php', ['-r', "exit(extension_loaded('sodium') ? 0 : 1);"]).status === 0
const programs = [
  {
    file: 'receiver.mjs',
    fence: 'js receiver.mjs',
    command: (_port: string) => [process.execPath, 'receiver.mjs'],
  },
  ...(hasPhp
    ? [
        {
          file: 'receiver.php',
          fence: 'php receiver.php',
          command: (port: string) => ['php', '-S', `localhost:${port}`, 'receiver.php'],
        },
      ]
    : []),
]
const receivers = await Promise.all(
  programs.map(async (program, index) => {
    const secret = `whsec_${randomBytes(24).toString('base64')}`
    const url = `http://localhost:${await freePort()}/`
    return {
      ...program,
      secret,
      entry: { id: `guide-${index}`, url, secrets: [secret], events: ['account.changed'] },
    }
  }),
)

const folder = mkdtempSync(join(tmpdir(), 'leserkonto-integrate-'))
const ended: (() => void)[] = []
let stack: OwnStack
beforeAll(async () => {
  vi.stubEnv('WEBHOOKS', JSON.stringify(receivers.map(({ entry }) => entry)))
  stack = await prepareOwnStack()
  vi.unstubAllEnvs()
  for (const name of ['mail', 'publisher', 'api'] as const) await stack.start(name)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
})
afterAll(async () => {
  for (const end of ended) end()
  rmSync(folder, { recursive: true })
  await stack.remove()
})

/** The address of the service on a name that every program resolves. */
const service = () => stack.apiUrl.replace('az.localhost', '127.0.0.1')

test('the first call of the guide signs a persona in and is granted the right', () => {
  const script = codeBlock('docs/integrate.md', 'sh first-call')
  const { stdout } = spawnSync('bash', ['-c', script.replaceAll('http://localhost:3000', service())])
  expect(stdout.toString()).toContain('"email":"plus@example.test"')
  expect(stdout.toString()).toContain('{"edition":"az","right":"09","granted":true,"by":"plan",')
})

const portals = [
  {
    file: 'portal.mjs',
    fence: 'js portal.mjs',
    command: (_port: string) => [process.execPath, 'portal.mjs'],
  },
  ...(hasPhp
    ? [
        {
          file: 'portal.php',
          fence: 'php portal.php',
          command: (port: string) => ['php', '-S', `127.0.0.1:${port}`, 'portal.php'],
        },
      ]
    : []),
]

describe.each(portals)('$file of the guide', ({ file, fence, command }) => {
  let address = ''
  beforeAll(async () => {
    writeFileSync(join(folder, file), codeBlock('docs/integrate/portal.md', fence))
    const port = String(await freePort())
    address = `http://127.0.0.1:${port}/artikel/eins?a=b`
    const issuer = stack.apiUrl.replace('az.', 'sso.')
    const environment = { PORT: port, LESERKONTO: service(), LESERKONTO_ISSUER: issuer, TMPDIR: folder }
    const { died } = start(command(port), environment)
    if (!(await isReady(address, died))) throw new Error(`${file} does not start`)
  })
  const page = async (userData?: string) => {
    const answer = await fetch(address, { headers: userData ? { cookie: `a=1; userData=${userData}` } : {} })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    return answer.text()
  }

  test('opens the article to a subscriber, and to nobody else', async () => {
    expect(await page((await cookieOf('plus')).userData)).toContain('The whole article')
    expect(await page((await cookieOf('ohne.abo')).userData)).toContain('The teaser')
    const offer = await page()
    expect(offer).toContain('The teaser')
    expect(offer).toContain('href="/sign-on?return_url=%2Fartikel%2Feins%3Fa%3Db"')
  })

  test('takes the cookie that is genuine, wherever others of its name stand', async () => {
    const { userData } = await cookieOf('plus')
    const { userData: elsewhere } = await cookieOf('plus', 'sso')
    for (const beside of ['a.b.c', '', '{"id":7}', elsewhere, `${userData.slice(0, -9)}AAAAAAAAA`]) {
      expect(await page(`${beside}; userData=${userData}`)).toContain('The whole article')
      expect(await page(`${userData}; userData=${beside}`)).toContain('The whole article')
      expect(await page(`${beside}; userData=${beside}`)).toContain('The teaser')
    }
  })

  test('opens it to no token that is not for it', async () => {
    const { token, userData } = await cookieOf('plus')
    const [head = '', body = '', signature = ''] = userData.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const later = encoded({ ...claims, exp: claims.exp + 9_999 })
    const unsigned = encoded({ alg: 'none', typ: 'userdata+jwt' })
    // The sign-on edition counts every plan, so only its audience is wrong.
    const others = (await cookieOf('plus', 'sso')).userData
    for (const wrong of [
      token,
      others,
      `${head}.${later}.${signature}`,
      `${unsigned}.${body}.`,
      'a.b.c',
      'a',
    ])
      expect(await page(wrong)).toContain('The teaser')
  })
})

test.runIf(hasPhp)(
  'portal.php of the guide asks again for a key it does not know, each 30 seconds at most',
  async () => {
    const { userData } = await cookieOf('plus')
    const name = createHash('md5').update(service()).digest('hex')
    const kept = join(folder, `leserkonto-${name}.json`)
    const readAfter = (seconds: number) => {
      writeFileSync(kept, JSON.stringify({ keys: [{ kid: 'former', x: 'x' }] }))
      utimesSync(kept, Date.now() / 1000, Date.now() / 1000 - seconds)
      const code = `$_SERVER['HTTP_COOKIE'] = 'userData=${userData}'; $_SERVER['REQUEST_URI'] = '/'; include 'portal.php';`
      const env = {
        ...process.env,
        LESERKONTO: service(),
        LESERKONTO_ISSUER: stack.apiUrl.replace('az.', 'sso.'),
        TMPDIR: folder,
      }
      return spawnSync('php', ['-r', code], { cwd: folder, env }).stdout.toString()
    }
    expect(readAfter(10)).toContain('The teaser')
    expect(readAfter(31)).toContain('The whole article')
  },
)

test('the proxy of the guide leads to the portal and to the service', async () => {
  writeFileSync(join(folder, 'proxy.mjs'), codeBlock('docs/integrate/portal.md', 'js proxy.mjs'))
  const [port, portal] = [String(await freePort()), String(await freePort())]
  const own = createServer((request, answer) => answer.end(`Portal ${request.url}`)).listen(
    Number(portal),
    '127.0.0.1',
  )
  ended.push(() => own.close())
  const environment = { PORT: port, PORTAL_PORT: portal, SERVICE_PORT: new URL(service()).port }
  start([process.execPath, 'proxy.mjs'], environment)
  const address = `http://127.0.0.1:${port}`
  await isReady(`${address}/health/live`, new AbortController().signal)
  expect(await (await fetch(`${address}/magazin/eins`)).text()).toBe('Portal /magazin/eins')
  expect((await fetch(`${address}/userinfo`)).status).toBe(401)
})

/** Starts a program of the guide; `printed` is all it has written so far. */
function start([program = '', ...words]: string[], environment: Record<string, string>) {
  const child = spawn(program, words, { cwd: folder, env: { ...process.env, ...environment } })
  ended.push(() => child.kill())
  const died = new AbortController()
  child.once('exit', () => died.abort())
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk
    })
  return { died: died.signal, printed: () => text }
}

describe.each(receivers)('$file of the guide', ({ file, fence, command, secret, entry }) => {
  let printed = () => ''
  const post = async (headers: Record<string, string>, body: string) =>
    (await fetch(entry.url, { method: 'POST', headers, body }).catch(() => undefined))?.status
  const signed = (id: string, body: string, at = new Date()) => ({
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  })
  const body = JSON.stringify({ type: 'seat.taken', timestamp: new Date().toISOString(), data: { sub: 'x' } })

  beforeAll(async () => {
    writeFileSync(join(folder, file), codeBlock('docs/integrate/webhooks.md', fence))
    const port = new URL(entry.url).port
    printed = start(command(port), { PORT: port, WEBHOOK_SECRET: secret }).printed
    await vi.waitUntil(async () => (await post({}, body)) === 401, { timeout: 60_000, interval: 50 })
  })

  test('prints what a reader of the service changes', async () => {
    const { token } = await cookieOf('plus')
    const user = (await call(`${stack.apiUrl}/userinfo`, { token })).body as Record<string, string | null>
    const form = { given_name: 'Petra', family_name: 'Plus', username: 'petra_plus', gender: null }
    const json = { ...form, customer_type: 'private' }
    expect((await call(`${stack.apiUrl}/user`, { method: 'PUT', token, json })).status).toBe(200)
    await expect.poll(printed, { timeout: 60_000 }).toContain('account.changed')
    expect(printed()).toContain(String(user.sub))
  })

  test('takes what is genuine and refuses what is not', async () => {
    expect(await post(signed('one', body), body)).toBe(204)
    expect(await post(signed('one', body), body.replace('taken', 'ended'))).toBe(401)
    expect(await post({ ...signed('one', body), 'webhook-id': 'two' }, body)).toBe(401)
    expect(await post(signed('one', body, new Date(Date.now() - 10 * 60_000)), body)).toBe(401)
    const other = new Webhook(`whsec_${randomBytes(24).toString('base64')}`).sign('one', new Date(), body)
    const { 'webhook-signature': own, ...rest } = signed('one', body)
    expect(await post({ ...rest, 'webhook-signature': other }, body)).toBe(401)
    expect(await post({ ...rest, 'webhook-signature': `${other} ${own}` }, body)).toBe(204)
    expect(printed()).toContain('seat.taken')
    expect(printed()).not.toContain('seat.ended')
  })
})

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** What a browser has of a persona at an edition: access token and cookie. */
async function cookieOf(persona: string, edition = 'az'): Promise<{ token: string; userData: string }> {
  const login = { email: `${persona}@example.test`, password: personaPassword }
  const { body } = await call(`${stack.apiUrl}/user/login`, { method: 'POST', json: login })
  const { access_token: token } = body as { access_token: string }
  const signed = await call(`${stack.apiUrl}/user/signUserData?edition=${edition}`, { method: 'POST', token })
  return { token, userData: (signed.body as { user_data: string }).user_data }
}
