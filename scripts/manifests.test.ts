import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '../apps/api/src/config.ts'
import { stopLimitMs } from '../apps/api/src/stopping.ts'
import { root } from './bootstrap/root.mjs'
import { withTemporaryFolder } from './checks/temporary-folder.ts'
import { demoPartner } from './stack/demo-partner.ts'

// The schemas are those of kubernetes-models, with those of the Prometheus Operator. Its validators know what a value may be and what must be there, but let
// unknown fields pass, as an API server does; the compiler finds those by the package's types.

type Manifest = {
  apiVersion: string
  kind: string
  metadata: { name: string }
  spec: Pods & { template?: Template; jobTemplate?: { spec: { template: Template } } }
}
type Template = { metadata: { labels: Record<string, string> }; spec: Pods }
type Pods = {
  containers?: Container[]
  securityContext?: { runAsNonRoot?: boolean }
  terminationGracePeriodSeconds?: number
}
type Container = {
  image: string
  securityContext: object
  resources: { limits: object }
  envFrom: object[]
  startupProbe?: Probe
  livenessProbe?: Probe
  readinessProbe?: Probe
}
type Probe = { httpGet: { path: string }; periodSeconds: number; failureThreshold: number }
type Policy = {
  podSelector: { matchExpressions: { values: string[] }[] }
  egress: { ports: { port: number }[] }[]
}

const folder = join(root, 'deploy/kubernetes')
const models = ['kubernetes-models', '@kubernetes-models/prometheus-operator'].map((name) =>
  join(root, 'node_modules', name),
)
const { resources, images } = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as {
  resources: string[]
  images: { name: string }[]
}
const examples = globSync('examples/*.yaml', { cwd: folder })
const manifests = [...resources, ...examples].flatMap((file) =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => document.toJS() as Manifest),
)

const templates = manifests.flatMap(({ spec }) => spec.template ?? spec.jobTemplate?.spec.template ?? [])

const named = manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const)

test.each(named)('%s is what the schema of Kubernetes allows', async (_, manifest) => {
  await expect(violations(manifest)).resolves.toBeUndefined()
})

test('a value that the schema does not allow is found', async () => {
  const [deployment] = manifests.filter(({ kind }) => kind === 'Deployment')
  if (!deployment) throw new Error('no Deployment')
  const wrong = { ...deployment, spec: { ...deployment.spec, replicas: 'three' } }
  await expect(violations(wrong)).rejects.toThrow('replicas must be integer')
})

test('no field is unknown to Kubernetes, and one that is misspelt is found', async () => {
  const misspelt = manifests.map((manifest) => ({ ...manifest, sepc: {} }))
  const complaints = await compilerOn([...manifests, ...misspelt])
  expect(complaints).toHaveLength(misspelt.length)
  for (const complaint of complaints) expect(complaint).toContain(`'"sepc"' does not exist`)
})

test('no container may do more than the service needs, and secrets come by reference', () => {
  const pods = templates.map(({ spec }) => spec)
  expect(pods).toHaveLength(3)
  for (const { containers = [], securityContext } of pods) {
    expect(securityContext?.runAsNonRoot).toBe(true)
    for (const container of containers)
      expect(container).toMatchObject({
        image: expect.toBeOneOf(images.map(({ name }) => name)),
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        resources: { limits: { cpu: expect.any(String), memory: expect.any(String) } },
        envFrom: [{ configMapRef: { name: 'leserkonto' } }, { secretRef: { name: 'leserkonto' } }],
      })
  }
  expect(manifests.map(({ kind }) => kind)).not.toContain('Secret')
})

/** What README.md calls by such a name belongs into the Secret. */
const secretName =
  /^(KEYS|DESK|PORTALS|PARTNERS|WEBHOOKS|DATABASE_(LISTEN_)?URL|EVENT_SECRET_\w+|\w+_API_KEY|\w+_ACCESS_KEY(_ID)?|SMTP_(USER|PASSWORD)|\w+_TOKEN)$/

test('with these settings and the secrets of README.md the service starts', () => {
  const settings = parseEnv(readFileSync(join(folder, 'settings.env'), 'utf8'))
  const secrets = {
    DATABASE_URL: 'postgresql://pooler.example.test/leserkonto',
    DATABASE_LISTEN_URL: 'postgresql://database.example.test/leserkonto',
    KEYS: '{}',
    ...Object.fromEntries(
      ['CRM', 'CONTENT', 'MAIL', 'UNSUBSCRIBE'].map((of) => [`EVENT_SECRET_${of}`, of.padEnd(32, 'x')]),
    ),
    CRM_API_KEY: 'x'.repeat(24),
    SMTP_USER: 'x',
    SMTP_PASSWORD: 'x',
    S3_ACCESS_KEY_ID: 'x',
    S3_SECRET_ACCESS_KEY: 'x',
    METRICS_TOKEN: 'x'.repeat(24),
  }
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const all = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/`([A-Z_0-9]+)`/g)]
  const secret = all.flatMap(([, name = '']) => (secretName.test(name) ? [name] : []))
  expect(secret).toContain('WEBHOOKS')
  for (const name of [...Object.keys(secrets), ...secret]) expect(readme).toContain(`\`${name}\``)
  expect(readConfig({ ...settings, ...secrets })).toMatchObject({
    development: false,
    pictures: { store: 's3' },
  })
})

test('a process has the time to end what it has begun, and proxies to notice that it ends', () => {
  const [service] = manifests.filter(({ kind }) => kind === 'Deployment')
  const pod = service?.spec.template?.spec
  const drain = Number(parseEnv(readFileSync(join(folder, 'settings.env'), 'utf8')).DRAIN_SECONDS)
  const { periodSeconds, failureThreshold } = pod?.containers?.[0]?.readinessProbe ?? {}
  expect(drain).toBeGreaterThan((periodSeconds ?? 0) * (failureThreshold ?? 0))
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(drain + stopLimitMs / 1000)
})

test('a container without settings is asked for its health at the port where the service listens by default', () => {
  const [, command = ''] =
    /^HEALTHCHECK .* CMD (.+)$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? []
  const asked = (env: Record<string, string>) =>
    spawnSync('/bin/sh', ['-c', command.replace(/^is-up/, 'echo')], { env, encoding: 'utf8' }).stdout.trim()
  expect(asked({})).toBe(`${readConfig({}).port} /health/ready`)
  expect(asked({ PORT: '8080' })).toBe('8080 /health/ready')
})

test('the scale file has the partners of npm start', () => {
  const file = parse(readFileSync(join(root, 'docker-compose.scale.yml'), 'utf8'), { merge: true })
  const { PARTNERS } = file.services['service-1'].environment
  expect(JSON.parse(PARTNERS)).toEqual(JSON.parse(demoPartner(3002, 3000)))
})

test('a release without its database never starts, and one that loses it stays for its pages', () => {
  const [service] = manifests.filter(({ kind }) => kind === 'Deployment')
  const [container] = service?.spec.template?.spec.containers ?? []
  const asked = [container?.startupProbe, container?.livenessProbe, container?.readinessProbe]
  expect(asked.map((probe) => probe?.httpGet.path)).toEqual([
    '/health/ready',
    '/health/live',
    '/health/ready/pages',
  ])
})

test('each pod may reach mail, whichever port it has, the databases, https, and what is told of changed pages', () => {
  const policy = manifests.find(({ kind }) => kind === 'NetworkPolicy') ?? { spec: {} }
  const { podSelector, egress } = policy.spec as Policy
  const components = templates.map(({ metadata }) => metadata.labels['app.kubernetes.io/component'])
  expect(podSelector.matchExpressions[0]?.values.toSorted()).toEqual(components.toSorted())
  const [, purge] =
    /-a purge=127\.0\.0\.1:(\d+)/.exec(readFileSync(join(root, 'docker/varnish.vcl'), 'utf8')) ?? []
  const open = egress.flatMap(({ ports }) => ports.map(({ port }) => port))
  expect(open).toEqual(expect.arrayContaining([587, 465, 5432, 6432, 443, Number(purge)]))
})

const path = ({ apiVersion, kind }: Manifest) =>
  models.flatMap((home) => candidates(home, apiVersion, kind)).find(existsSync) ??
  `no schema of ${apiVersion} ${kind}`

const candidates = (home: string, apiVersion: string, kind: string) =>
  [apiVersion, `${apiVersion.split('/')[0]}.k8s.io/${apiVersion.split('/')[1]}`].map((group) =>
    join(home, group, `${kind}.js`),
  )

/** Rejects with what is wrong. */
async function violations(manifest: object): Promise<void> {
  const { kind } = manifest as Manifest
  const module: Record<string, new (data: object) => { validate: () => void }> = await import(
    path(manifest as Manifest)
  )
  const Model = module[kind]
  if (!Model) throw new Error(`no schema of ${kind}`)
  new Model(manifest).validate()
}

/** What the compiler says against the manifests as literals of the package's types. */
const compilerOn = (all: readonly Manifest[]): Promise<string[]> =>
  withTemporaryFolder(async (temporary) => {
    const lines = all.map(
      (manifest, place) =>
        `export const m${place}: import(${JSON.stringify(path(manifest))}).I${manifest.kind} = ${JSON.stringify(manifest)}`,
    )
    const file = join(temporary, 'manifests.mts')
    writeFileSync(file, lines.join('\n'))
    const options = ['--ignoreConfig', '--noEmit', '--skipLibCheck', '--strict', '--module', 'nodenext']
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [compiler, ...options, '--types', '', file], {
      encoding: 'utf8',
    })
    return stdout.split('\n').filter(Boolean)
  })
