import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findTestChromium } from '../../scripts/checks/chromium.ts'
import { runPlaywright } from '../../scripts/checks/playwright-config.ts'
import { type Answer, call } from '../support/call.ts'
import { type ComposeStack, composeStack, password } from '../support/compose-stack.ts'

// The stack of docker-compose.scale.yml, of which first a service and then the primary database are killed. What is asked
// while it happens is asked by its API, and before and after it by readers in a browser.

const project = 'leserkonto-scale-test'
const article = '/artikel/az-wasserrohrbruch'
const nodes = ['postgres-1', 'postgres-2'] as const
const patience = { timeout: 180_000, interval: 500 }

let stack: ComposeStack

beforeAll(async () => {
  stack = await composeStack(project, ['docker-compose.yml', 'docker-compose.scale.yml'])
  await stack.up()
  await vi.waitFor(() => expect(nodes.filter(isSynchronous)).toHaveLength(1), patience)
})
afterAll(() => stack.down())

test('no process runs as root', () => {
  const all = docker('ps', '-q', '--filter', `label=com.docker.compose.project=${project}`).split('\n')
  expect(all.length).toBeGreaterThan(nodes.length)
  for (const id of all) expect(Number(docker('exec', id, 'id', '-u'))).toBeGreaterThan(0)
})

test('a stranger gets the page of another stranger, out of the cache', async () => {
  // The cache comes up after the proxy, which leads around it until then.
  await vi.waitFor(async () => {
    const ids = [await page(), await page()].map(({ headers }) => headers['x-request-id'])
    expect(ids[0]).toBeDefined()
    expect(ids[1]).toBe(ids[0])
  }, patience)
})

test('a sign-in at a partner goes through the cache, and its browser is known there', async () => {
  const sso = `http://sso.localhost:${stack.ports.PORT}`
  const { headers } = await call(
    `${sso}/oidc/auth?${new URLSearchParams({
      client_id: 'demo',
      redirect_uri: 'http://localhost:3002/zurueck',
      response_type: 'code',
      scope: 'openid',
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
    })}`,
  )
  const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
  const login = `${sso}/service/profil/loginRegister?redirectFrom=${new URL(String(headers.location), sso).pathname}`
  expect(String((await call(login)).body)).not.toContain('Partner-Beispiel')
  expect(String((await call(login, { cookie })).body)).toContain('Partner-Beispiel')
})

test('readers do all they do while a service is killed, and no read fails', async () => {
  const token = await stack.logIn('plus@example.test')
  const readers = untilStopped(() => stack.userinfo(token))
  const journeys = journeysOfReaders()
  await wait(5_000)
  docker('kill', container('service-1'))
  await stack.newReader()
  expect(await journeys).toMatchObject({ failed: 0 })
  const answers = await readers.stop()
  expect(answers.length).toBeGreaterThan(50)
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
})

test('the standby takes over from a killed primary, with all that was confirmed', async () => {
  const token = await stack.logIn('plus@example.test')
  const confirmed: string[] = []
  const writers = untilStopped(async () => {
    const email = `leserin-${randomUUID()}@example.test`
    const answer = await stack.post('/registration/register', { email, password, edition: 'az' })
    if (answer.status === 202) confirmed.push(email)
    return answer
  })
  const readers = untilStopped(() => stack.userinfo(token))
  const pages = untilStopped(page)
  await wait(3_000)
  const [primary] = nodes.filter(isPrimary)
  const [standby] = nodes.filter(isSynchronous)
  if (!primary || !standby) throw new Error('no primary or no standby')
  const before = confirmed.length
  const killedAt = Date.now()
  docker('kill', container(primary))
  await vi.waitFor(() => expect(confirmed.length).toBeGreaterThan(before + 3), patience)
  console.log(`Written again ${Math.round((Date.now() - killedAt) / 1000)} s after the kill.`)
  expect(isPrimary(standby)).toBe(true)

  expect((await pages.stop()).filter(({ status }) => status !== 200)).toEqual([])
  const answers = [...(await writers.stop()), ...(await readers.stop())]
  for (const { status, headers } of answers.filter(({ status }) => status >= 400))
    expect([status, Number(headers['retry-after'])]).toEqual([
      expect.toBeOneOf([502, 503]),
      expect.any(Number),
    ])
  for (const email of confirmed)
    await vi.waitFor(async () => expect(await stack.mailsTo(email)).not.toHaveLength(0), patience)
  expect((await stack.userinfo(token)).status).toBe(200)
  await stack.newReader()
})

test('readers do all they do on the new primary, with one service', async () => {
  expect(await journeysOfReaders()).toMatchObject({ failed: 0 })
})

test('what was killed comes back: the service to its work, the former primary as the standby', async () => {
  for (const name of ['service-1', ...nodes]) docker('start', container(name))
  await vi.waitFor(() => expect(nodes.filter(isSynchronous)).toHaveLength(1), patience)
  await vi.waitFor(() => expect(health('service-1')).toBe('healthy'), patience)
  await stack.newReader()
})

const page = () => call(`${stack.api}${article}`)

/** Asks again and again, one after the other, until it is stopped; then all answers. */
function untilStopped(ask: () => Promise<Answer>) {
  let stopped = false
  const answers: Answer[] = []
  const asking = (async () => {
    while (!stopped) {
      answers.push(await ask())
      await wait(50)
    }
  })()
  return {
    stop: async () => {
      stopped = true
      await asking
      return answers
    },
  }
}

/** Those journeys that need no more than the stack and touch all that two processes share. */
const journeysOfReaders = async () =>
  runPlaywright(
    'journeys',
    'e2e/playwright.config.ts',
    { ...stack.ports, CHROMIUM_PATH: await findTestChromium() },
    ['registration.spec', 'session.spec', 'newsletter.spec', 'picture.spec', 'paywall.spec'],
  )

const isPrimary = (node: string) => isUp(node, '8008', '/primary')
const isSynchronous = (node: string) => isUp(node, '8008', '/synchronous')

function isUp(name: string, port: string, path: string): boolean {
  try {
    docker('exec', container(name), 'is-up', port, path)
    return true
  } catch {
    return false
  }
}

const health = (name: string) => docker('inspect', '-f', '{{.State.Health.Status}}', container(name))

/** The container of a service of the stack, running or not. */
const container = (name: string) =>
  docker(
    'ps',
    '-aq',
    '--filter',
    `label=com.docker.compose.project=${project}`,
    '--filter',
    `label=com.docker.compose.service=${name}`,
  )

const docker = (...command: string[]) => execFileSync('docker', command, { encoding: 'utf8' }).trim()
