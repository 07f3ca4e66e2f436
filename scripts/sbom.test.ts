import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { expect, test } from 'vitest'
import { root } from './bootstrap/root.mjs'
import { aboutPackage, type Bill, softwareBill } from './sbom.ts'

const { JsonStrictValidator } = Validation
const faults = (bill: object) => new JsonStrictValidator(Spec.Version.v1dot5).validate(JSON.stringify(bill))

test('the bill of a package is CycloneDX, is about it, and has what it brings along in the versions of the lock file', async () => {
  const bill = softwareBill(root, '@leserkonto/ui')
  expect(await faults(bill)).toBeNull()
  expect(bill.metadata.component).toMatchObject({ name: '@leserkonto/ui', 'bom-ref': '@leserkonto/ui@0.1.0' })
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { dependencies } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'))
  const brought = Object.fromEntries(bill.components.map(({ name, version }) => [name, version]))
  expect(Object.keys(dependencies).length).toBeGreaterThan(3)
  for (const name of Object.keys(dependencies))
    expect([name, brought[name]]).toEqual([
      name,
      name.startsWith('@leserkonto/') ? '0.1.0' : packages[`node_modules/${name}`].version,
    ])
  expect(brought).not.toHaveProperty('vitest')
  expect(await faults({ ...bill, specVersion: 1.5 })).not.toBeNull()
})

const component = (name: string, folder = name) => ({
  'bom-ref': `${name}@0.1.0`,
  type: 'library',
  name: folder,
  version: '0.1.0',
})
const bill: Bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  metadata: { component: component('leserkonto', 'app') },
  components: [component('@leserkonto/api', 'api'), component('fastify')],
  dependencies: [
    { ref: 'leserkonto@0.1.0', dependsOn: ['@leserkonto/api@0.1.0'] },
    { ref: '@leserkonto/api@0.1.0', dependsOn: ['fastify@0.1.0'] },
  ],
}

test('the bill of an image is about the service, wherever it was built, and has all the rest', () => {
  const { metadata, components, dependencies } = aboutPackage(bill)
  expect(metadata.component.name).toBe('leserkonto')
  expect(components.map(({ name }) => name)).toEqual(['@leserkonto/api', 'fastify'])
  expect(dependencies).toHaveLength(2)
})

test('the bill of one package is not about the others', () => {
  const { metadata, components, dependencies } = aboutPackage(bill, '@leserkonto/api')
  expect([metadata.component.name, components.map(({ name }) => name)]).toEqual([
    '@leserkonto/api',
    ['fastify'],
  ])
  expect(dependencies.map(({ ref }) => ref)).toEqual(['@leserkonto/api@0.1.0'])
  expect(() => aboutPackage(bill, '@leserkonto/none')).toThrow('@leserkonto/none')
})
