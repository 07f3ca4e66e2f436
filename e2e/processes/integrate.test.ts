import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/bootstrap/root.mjs'
import { isReady } from '../../scripts/stack/is-ready.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { call } from '../support/call.ts'
import { codeBlock } from '../support/document-code.ts'
import { personaPassword } from '../support/log-in.ts'
import { type OwnStack, prepareOwnStack } from '../support/running-service.ts'

// What integrators copy from the documents, run as it stands there.

const folder = mkdtempSync(join(tmpdir(), 'leserkonto-integrate-'))
const ended: (() => void)[] = []
let stack: OwnStack
beforeAll(async () => {
  stack = await prepareOwnStack()
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
  expect(stdout.toString()).toContain('{"edition":"az","right":"09","granted":true}')
})

const hasPhp = spawnSync('php', ['-r', "exit(extension_loaded('sodium') ? 0 : 1);"]).status === 0
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
    const [program = '', ...words] = command(port)
    const child = spawn(program, words, {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: 'ignore',
    })
    ended.push(() => child.kill())
    const died = new AbortController()
    child.once('exit', () => died.abort())
    if (!(await isReady(address, died.signal))) throw new Error(`${file} does not start`)
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

test('the proxy of the guide leads to the portal and to the service', async () => {
  writeFileSync(join(folder, 'proxy.mjs'), codeBlock('docs/integrate/portal.md', 'js proxy.mjs'))
  const [port, portal] = [String(await freePort()), String(await freePort())]
  const own = createServer((request, answer) => answer.end(`Portal ${request.url}`)).listen(
    Number(portal),
    '127.0.0.1',
  )
  ended.push(() => own.close())
  const environment = { PORT: port, PORTAL_PORT: portal, SERVICE_PORT: new URL(service()).port }
  const child = spawn(process.execPath, ['proxy.mjs'], {
    cwd: folder,
    env: { ...process.env, ...environment },
  })
  ended.push(() => child.kill())
  const address = `http://127.0.0.1:${port}`
  await isReady(`${address}/health/live`, new AbortController().signal)
  expect(await (await fetch(`${address}/magazin/eins`)).text()).toBe('Portal /magazin/eins')
  expect((await fetch(`${address}/userinfo`)).status).toBe(401)
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
