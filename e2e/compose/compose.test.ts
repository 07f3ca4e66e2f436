import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { connect, linkIn } from '@leserkonto/testing'
import { activationMailTexts } from '@leserkonto/texts'
import * as compose from 'docker-compose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { root } from '../../scripts/bootstrap/root.mjs'
import { freePort } from '../../scripts/stack/ports.ts'
import { call } from '../support/call.ts'

const password = 'Lese-Test-2024'
const healthyWithinMs = 120_000
const image = 'leserkonto'

let options: compose.IDockerComposeOptions
let api: string
let inbox: string

beforeAll(async () => {
  const [PORT, PUBLISHER_PORT, SMTP_PORT, INBOX_PORT] = await Promise.all(Array.from({ length: 4 }, freePort))
  const ports = Object.entries({ PORT, PUBLISHER_PORT, SMTP_PORT, INBOX_PORT }).map(([name, port]) => [
    name,
    `${port}`,
  ])
  options = {
    cwd: root,
    log: true,
    // the plugin of newer Dockers, else the program of its own
    ...(spawnSync('docker', ['compose', 'version']).status !== 0 && { executable: { standalone: true } }),
    env: { ...process.env, ...Object.fromEntries(ports), COMPOSE_PROJECT_NAME: 'leserkonto-test' },
  }
  api = `http://az.localhost:${PORT}`
  inbox = `http://127.0.0.1:${INBOX_PORT}`
  await compose.upAll({ ...options, commandOptions: ['--build'] })
  await expectHealthy()
})
afterAll(() => compose.downAll({ ...options, commandOptions: ['--volumes'] }))

test('a reader registers, activates and logs in', async () => {
  const email = `leserin-${randomUUID()}@example.test`
  const registered = await post('/registration/register', { email, password, edition: 'az' })
  expect(registered.status).toBe(202)

  const { subject } = activationMailTexts
  const mail = await connect({ inbox }).waitForMail({ to: email, subject })
  const link = linkIn(mail, '/service/profil/account/activate')
  expect(link).toContain(`${api}/`)
  const token = new URL(link).searchParams.get('token')
  expect((await post('/registration/activate', { token })).status).toBe(200)

  const { email: ownEmail } = await userinfo(await logIn(email))
  expect(ownEmail).toBe(email)
})

test('the personas are there, and the pages', async () => {
  const { email } = await userinfo(await logIn('plus@example.test'))
  expect(email).toBe('plus@example.test')
  for (const path of ['/service/profil/loginRegister', '/overview', '/artikel/az-wasserrohrbruch']) {
    const page = await call(`${api}${path}`)
    expect(page.status).toBe(200)
    expect(page.body).toContain('<html lang="de"')
  }
})

test('a login outlives a restart of the service', async () => {
  const token = await logIn('familie.inhaber@example.test')
  await compose.restartOne('api', options)
  await expectHealthy()
  expect((await userinfo(token)).email).toBe('familie.inhaber@example.test')
})

test('no process runs as root', () => {
  expect(Number(inImage('id', '-u')[0])).toBeGreaterThan(0)
})

test("the image holds the API's code compiled, so that its process strips no types", () => {
  const { stderr } = spawnSync(
    'docker',
    [
      'run',
      '--rm',
      '--read-only',
      '-e',
      'NODE_DEBUG_NATIVE=COMPILE_CACHE',
      image,
      'node',
      'scripts/compile.ts',
    ],
    { encoding: 'utf8', maxBuffer: 16 * 1024 ** 2 },
  )
  expect(stderr).toContain('retrieving transpile cache')
  expect(stderr).not.toContain('no transpile cache')
})

test('the image holds what the service loads and nothing else', () => {
  expect(inImage('ls', 'apps')).toEqual(['api'])
  expect(inImage('ls', 'prisma')).toEqual(['migrations', 'schema.prisma'])
  expect(inImage('ls', 'scripts')).not.toContain('seed.ts')
  const packages = inImage('find', 'node_modules', 'apps/api/node_modules', '-maxdepth', '2').map((path) =>
    path.replace(/^.*node_modules\//, ''),
  )
  expect(packages).toContain('@prisma/client')
  for (const superfluous of [
    'prisma',
    'typescript',
    'react',
    'swiper',
    '@mantine/core',
    '@leserkonto/ui',
    '@leserkonto/publisher-mock',
    '@leserkonto/mail-catcher',
  ])
    expect(packages).not.toContain(superfluous)
})

test('its packages take up less than 200 MB', () => {
  const sizes = inImage('du', '-sm', 'node_modules', 'apps/api/node_modules').map(Number.parseFloat)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(200)
})

test('the image holds no keys and no data', () => {
  const files = inImage(
    'find',
    '/app',
    '-name',
    '*.env',
    '-o',
    '-name',
    '.env*',
    '-o',
    '-name',
    'keys.json',
    '-o',
    '-name',
    '.data',
  )
  expect(files.filter((file) => !file.startsWith('/app/node_modules/'))).toEqual([])
})

test('in production it refuses to start without its keys', () => {
  const { status, stdout, stderr } = spawnSync(
    'docker',
    ['run', '--rm', '-e', 'ENVIRONMENT=production', image],
    { encoding: 'utf8' },
  )
  expect(status).not.toBe(0)
  expect(stdout + stderr).toContain('KEYS_FILE')
})

const post = (path: string, json: unknown) => call(`${api}${path}`, { method: 'POST', json })

async function logIn(email: string): Promise<string> {
  const { status, body } = await post('/user/login', { email, password, edition: 'az' })
  expect(status).toBe(200)
  return (body as { access_token: string }).access_token
}

async function userinfo(token: string) {
  const { status, body } = await call(`${api}/userinfo?edition=az`, { token })
  expect(status).toBe(200)
  return body as { email: string }
}

const expectHealthy = () =>
  vi.waitFor(async () => expect((await call(`${api}/health/ready`)).status).toBe(200), {
    timeout: healthyWithinMs,
    interval: 500,
  })

const inImage = (...command: string[]) =>
  execFileSync('docker', ['run', '--rm', image, ...command], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
