import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from './until.ts'

const program = '/usr/sbin/haproxy'

/** Why there is none here; undefined where there is. */
export const whyNoHaproxy = (): string | undefined =>
  existsSync(program) ? undefined : 'no HAProxy of Debian (apt-get install haproxy)'

/** Runs HAProxy with a configuration; resolves once `answers`. */
export async function runHaproxy(
  folder: string,
  configuration: string,
  answers: () => Promise<boolean>,
): Promise<{ stop: () => Promise<void> }> {
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration)
  const child = spawn(program, ['-db', '-q', '-f', file], { stdio: 'ignore' })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await until('HAProxy answers', () => child.exitCode === null && answers())
  return {
    stop: async () => {
      process.off('exit', kill)
      kill()
      await gone
    },
  }
}

/** HAProxy before some processes of the service, as docs/faults.md says. */
export const startHaproxy = (folder: string, port: number, backends: readonly number[]) =>
  runHaproxy(
    folder,
    configuration(port, backends),
    async () => (await fetch(`http://127.0.0.1:${port}/health/live`)).ok,
  )

/** Whether HAProxy sends calls to a process: what a deployment waits for before it stops the next one. */
export const isInRotation = async (front: number, service: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${front}/up/${service}`)).ok

const upRule = (port: number) =>
  `  http-request return status 200 if { path /up/${port} } { srv_is_up(services/service${port}) }`

const configuration = (port: number, backends: readonly number[]) => `
defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 10m
  timeout check 10s
  option redispatch
  retries 3
frontend readers
  bind 127.0.0.1:${port}
${backends.map(upRule).join('\n')}
  default_backend services
backend services
  balance roundrobin
  option httpchk GET /health/ready
  default-server inter 1s fall 1 rise 1
${backends.map((one) => `  server service${one} 127.0.0.1:${one} check`).join('\n')}
`
