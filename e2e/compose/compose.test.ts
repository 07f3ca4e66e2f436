import { execFileSync, spawnSync } from 'node:child_process'
import * as compose from 'docker-compose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../support/call.ts'
import { type ComposeStack, composeStack } from '../support/compose-stack.ts'

const image = 'leserkonto'

let stack: ComposeStack

beforeAll(async () => {
  stack = await composeStack('leserkonto-test')
  await stack.up()
})
afterAll(() => stack.down())

test('a reader registers, activates and logs in', async () => {
  const email = await stack.newReader()
  expect((await stack.userinfo(await stack.logIn(email))).body).toMatchObject({ email })
})

test('the personas are there, and the pages', async () => {
  const email = 'plus@example.test'
  expect((await stack.userinfo(await stack.logIn(email))).body).toMatchObject({ email })
  for (const path of ['/service/profil/loginRegister', '/overview', '/artikel/az-wasserrohrbruch']) {
    const page = await call(`${stack.api}${path}`)
    expect(page.status).toBe(200)
    expect(page.body).toContain('<html lang="de"')
  }
})

test('a login outlives a restart of the service', async () => {
  const email = 'familie.inhaber@example.test'
  const token = await stack.logIn(email)
  await compose.restartOne('api', stack.options)
  await stack.expectHealthy()
  expect((await stack.userinfo(token)).body).toMatchObject({ email })
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

test('the image lists its packages as CycloneDX', () => {
  const { metadata, components } = JSON.parse(inImage('cat', 'sbom.cdx.json').join('\n'))
  expect(metadata.component.name).toBe('leserkonto')
  const names = components.map(({ name }: { name: string }) => name)
  expect(names).toContain('fastify')
  expect(names).not.toContain('typescript')
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

const inImage = (...command: string[]) =>
  execFileSync('docker', ['run', '--rm', image, ...command], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
