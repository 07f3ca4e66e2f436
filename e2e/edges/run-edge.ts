import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../../scripts/bootstrap/root.mjs'
import { until } from '../faults/until.ts'

/** Where the edge listens, what it asks, and a folder for its files. */
export type Place = { folder: string; port: number; service: number }

export type Edge = { stop: () => Promise<void> }

/** A program of Debian that serves a file of this project. */
export type Program = {
  name: string
  /** Why there is none here; undefined where there is. */
  whyNot: () => string | undefined
  start: (place: Place, purgePort: number) => Promise<Edge>
}

const varnishd = '/usr/sbin/varnishd'
const nginx = '/usr/sbin/nginx'
const xkey = '/usr/lib/*/varnish/vmods/libvmod_xkey.so'
const lacks = (packages: string, files: readonly string[]) => () =>
  files.every((file) => globSync(file).length > 0)
    ? undefined
    : `there is no ${packages} of Debian here (apt-get install ${packages})`

/** docker/varnish.vcl, but for the port of the service, as its head says it is started. */
export const varnish: Program = {
  name: 'Varnish',
  whyNot: lacks('varnish varnish-modules', [varnishd, xkey]),
  start: async ({ folder, port, service }, purgePort) => {
    const file = join(folder, 'varnish.vcl')
    writeFileSync(file, changed(read('docker/varnish.vcl'), [['.port = "3000"', `.port = "${service}"`]]))
    const sockets = ['-a', `127.0.0.1:${port},HTTP`, '-a', `purge=127.0.0.1:${purgePort},HTTP`]
    // The temporary folder is this user's alone.
    const settings = ['-j', 'none', '-p', 'http_gzip_support=off', '-s', 'malloc,64m', '-n', folder]
    return run(varnishd, ['-F', '-f', file, ...sockets, ...settings], () => answers(port))
  },
}

/** deploy/nginx/leserkonto.conf, but for ports, certificate and folders; its https port answers without https as well. */
export const nginxProgram: Program = {
  name: 'nginx',
  whyNot: lacks('nginx openssl', [nginx, '/usr/bin/openssl']),
  start: async ({ folder, port, service }) => {
    const [certificate, key] = ownCertificate(folder)
    const site = changed(read('deploy/nginx/leserkonto.conf'), [
      ['listen 443 ssl http2;', `listen unix:${folder}/tls.sock ssl http2; listen 127.0.0.1:${port};`],
      ['listen 80;', `listen unix:${folder}/plain.sock;`],
      ['127.0.0.1:3000', `127.0.0.1:${service}`],
      ['/etc/ssl/leserkonto.pem', certificate],
      ['/etc/ssl/leserkonto.key', key],
      ['/var/cache/nginx/leserkonto', join(folder, 'pages')],
    ])
    const file = join(folder, 'nginx.conf')
    writeFileSync(file, `${aroundSite(folder)}http {\n${temporaryPaths(folder)}\n${site}}\n`)
    chmodSync(folder, 0o755)
    return run(nginx, ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], () => answers(port))
  },
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Throws where a file does not have what is replaced: it would be tested other than it is shipped. */
function changed(text: string, replaced: readonly (readonly [string, string])[]): string {
  return replaced.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`nothing to replace: ${from}`)
    return now.replaceAll(from, to)
  }, text)
}

const aroundSite = (folder: string) =>
  `daemon off;\nworker_processes 1;\npid ${folder}/pid;\nevents {}\n${process.getuid?.() === 0 ? 'user root;\n' : ''}`

const temporaryPaths = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n')

function ownCertificate(folder: string): [certificate: string, key: string] {
  const [certificate, key] = [join(folder, 'own.pem'), join(folder, 'own.key')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const out = ['-subj', '/CN=az.example', '-out', certificate, '-keyout', key]
  execFileSync('openssl', ['req', ...kind, ...out], { stdio: 'ignore' })
  return [certificate, key]
}

const answers = async (port: number) =>
  (await fetch(`http://127.0.0.1:${port}/.well-known/jwks.json`)).status === 200

async function run(program: string, args: readonly string[], isUp: () => Promise<boolean>): Promise<Edge> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  const said = text(child.stderr)
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ended = gone.then(async () => Promise.reject(new Error(`${program} has ended: ${await said}`)))
  await Promise.race([until(`${program} answers`, isUp), ended])
  ended.catch(() => undefined)
  return {
    stop: async () => {
      process.off('exit', kill)
      kill()
      await gone
    },
  }
}
