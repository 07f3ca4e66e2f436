import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import type { Port } from './settings.ts'

/** Throws an error that names each taken port and the variable that moves it. */
export async function refuseTakenPorts(ports: readonly Port[], host: string): Promise<void> {
  const free = await Promise.all(ports.map(({ number }) => isFree(number, host)))
  const taken = ports.filter((_, index) => !free[index])
  if (taken.length === 0) return
  const lines = taken.map(
    ({ number, of, variable }) =>
      `Port ${number} for ${of} is taken. Free it, or choose another with ${variable}=…`,
  )
  throw new Error(lines.join('\n'))
}

function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

// Below those that a system gives to whoever asks for any, which another process may get before this one is used.
const lowest = 15_000
const highest = 29_999

/** A port nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest + 1)
    if (await isFree(port, '127.0.0.1')) return port
  }
}
