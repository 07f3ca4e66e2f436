import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/bootstrap/root.mjs'
import { type OwnStack, prepareOwnStack } from '../support/running-service.ts'
import { type ForeignApp, foreignApp } from './foreign-app.ts'

// Somebody else's project, who has docs/openapi.json and the generators of the registry: these are the client.

let app: ForeignApp
test.beforeAll(async () => {
  app = await foreignApp('api', [])
  cpSync(join(root, 'docs/openapi.json'), join(app.folder, 'openapi.json'))
})
test.afterAll(() => app.remove())

test('spectral finds nothing in the OpenAPI document', async () => {
  expect(await app.run('spectral', 'lint', 'openapi.json', '--fail-severity', 'hint')).toContain('No results')
})

test.describe('generated clients', () => {
  let stack: OwnStack
  test.beforeAll(async () => {
    stack = await prepareOwnStack()
    for (const name of ['mail', 'publisher', 'api'] as const) await stack.start(name)
    await app.run('openapi-typescript', 'openapi.json', '-o', 'src/generated.ts')
    await app.run('openapi-ts', '-i', 'openapi.json', '-o', 'src/generated-functions')
    await app.run('tsc', '-p', '.')
  })
  test.afterAll(() => stack.remove())

  for (const [generator, program] of [
    ['openapi-typescript', 'with-fetch'],
    ['@hey-api/openapi-ts', 'with-functions'],
  ] as const)
    test(`that of ${generator} compiles strictly, signs in, reads user data and asks for a right`, async () => {
      const url = stack.apiUrl.replace('az.localhost', '127.0.0.1')
      const said = await app.run('env', `API_URL=${url}`, 'node', `dist/${program}.js`)
      expect(JSON.parse(said)).toEqual(['plus@example.test', true, 'AUTH_REQUIRED'])
    })
})
