import { connect } from 'node:net'
import { join } from 'node:path'
import { runHaproxy } from '../../e2e/faults/haproxy.ts'
import { until } from '../../e2e/faults/until.ts'

/** HAProxy before the processes of both releases, with a socket for commands. */
export type Front = {
  readonly port: number
  /** Resolves once it sends calls to a process. */
  readonly untilIn: (process: number) => Promise<void>
  /** Sends a process no more calls; resolves once those it has are answered. */
  readonly takeOut: (process: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts it on a port, before processes on others, none of which needs to run yet. */
export async function startFront(folder: string, port: number, processes: readonly number[]): Promise<Front> {
  const socket = join(folder, 'haproxy.sock')
  const isUp = (process: number) => fetch(`http://127.0.0.1:${port}/up/${process}`)
  const { stop } = await runHaproxy(folder, configuration({ port, processes, socket }), async () => {
    await isUp(0)
    return true
  })
  return {
    port,
    untilIn: (process) => until('HAProxy has the process', async () => (await isUp(process)).ok),
    takeOut: async (process) => {
      await tell(socket, `set server readers/s${process} state drain`)
      await until('its calls are answered', async () => (await callsAt(socket, process)) === 0)
    },
    stop,
  }
}

type Given = { readonly port: number; readonly processes: readonly number[]; readonly socket: string }

// As docker/scale/front.cfg, but that a busy machine takes no process out.
const configuration = ({ port, processes, socket }: Given) => `
global
  stats socket ${socket} mode 600 level admin
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout queue 5s
  timeout check 10s
  retries 3
  option redispatch
  retry-on conn-failure empty-response
  default-server check inter 1s fall 2 rise 1
frontend front
  bind 127.0.0.1:${port}
${processes.map((one) => `  http-request return status 200 if { path /up/${one} } { srv_is_up(readers/s${one}) }`).join('\n')}
  http-request return status 404 if { path_beg /up/ }
  default_backend readers
backend readers
  balance roundrobin
  http-request disable-l7-retry unless { method GET HEAD OPTIONS }
  option httpchk GET /health/ready
${processes.map((one) => `  server s${one} 127.0.0.1:${one}`).join('\n')}
`

/** What HAProxy answers to a command. */
function tell(socket: string, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const talk = connect(socket, () => talk.end(`${command}\n`))
    talk.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    talk.once('error', reject).once('close', () => resolve(answer))
  })
}

/** How many calls a process has from it: the fifth column of its statistics. */
async function callsAt(socket: string, process: number): Promise<number> {
  const lines = (await tell(socket, 'show stat')).split('\n')
  return Number(lines.find((line) => line.startsWith(`readers,s${process},`))?.split(',')[4])
}
