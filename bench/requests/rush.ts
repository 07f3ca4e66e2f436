import { Agent, request } from 'node:http'

/** Results of many requests to one address. */
export type Rush = {
  /** Answered requests per second of processor time of the server's process, with all its threads. */
  readonly perCore: number
  /** Median and 99th percentile of the answers' time in ms. */
  readonly p50Ms: number
  readonly p99Ms: number
  readonly bytes: number
}

type RushRequest = {
  readonly port: number
  readonly host: string
  readonly path: string
  readonly encoding: string
}

/** Keeps `atOnce` requests running for a while. */
export async function rush(
  asked: RushRequest,
  { atOnce, lengthMs }: { atOnce: number; lengthMs: number },
): Promise<Rush> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const times: number[] = []
  let bytes = 0
  const before = await processorUs(asked, agent)
  const endMs = performance.now() + lengthMs
  const worker = async () => {
    while (performance.now() < endMs) {
      const beganMs = performance.now()
      bytes = (await get(asked, agent)).length
      times.push(performance.now() - beganMs)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const seconds = ((await processorUs(asked, agent)) - before) / 1e6
  agent.destroy()
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? Number.NaN
  return { perCore: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), bytes }
}

async function processorUs(asked: RushRequest, agent: Agent): Promise<number> {
  const { user, system } = JSON.parse(String(await get({ ...asked, path: '/bench/processor' }, agent)))
  return user + system
}

const get = ({ port, host, path, encoding }: RushRequest, agent: Agent) =>
  new Promise<Buffer>((resolve, reject) => {
    const headers = { host: `${host}:${port}`, accept: 'text/html', 'accept-encoding': encoding }
    const sent = request({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(Buffer.concat(parts))
          : reject(new Error(`${path} answered ${answer.statusCode}`)),
      )
    })
    sent.once('error', reject).end()
  })
