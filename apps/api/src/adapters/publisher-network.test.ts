import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { ownTimeOf } from '../testing/own-time.ts'
import { oneSystem } from '../testing/test-publisher.ts'
import { createPublisher } from './publisher.ts'

const now = new Date('2026-11-20T12:00:00Z')
const clock = { now: () => now, offsetMs: () => 0, setOffset: () => undefined }
const servers: Server[] = []

afterAll(() => {
  for (const server of servers) server.close()
})

const clientOf = (baseUrl: string) => createPublisher(oneSystem(baseUrl), clock)
const down = { code: 'PUBLISHER_UNAVAILABLE' }

describe('a server that is none', () => {
  const serve = async (
    answer: (path: string) => { status: number; headers?: Record<string, string>; body?: string },
  ) => {
    const seen: string[] = []
    const server = createServer((request, response) => {
      seen.push(request.url ?? '')
      const { status, headers = {}, body = '' } = answer(request.url ?? '')
      response.writeHead(status, headers).end(body)
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  }

  test('is not followed where it redirects to', async () => {
    const trap = await serve(() => ({ status: 200, body: '{}' }))
    const { seen, url } = await serve(() => ({ status: 302, headers: { location: `${trap.url}/stolen` } }))
    const other = clientOf(url)
    await expect(other.publisher.customer('1000000101')).rejects.toMatchObject(down)
    expect(seen.length).toBe(2)
    expect(trap.seen).toEqual([])
    other.close()
  })

  test('that floods is cut off, and one that refuses connections is an outage at once', async () => {
    const flood = await serve(() => ({ status: 200, body: `"${'x'.repeat(5_000_000)}"` }))
    const flooded = clientOf(flood.url)
    await expect(flooded.publisher.customer('1000000101')).rejects.toMatchObject(down)
    flooded.close()
    const refused = clientOf('http://127.0.0.1:9')
    const { ms } = await ownTimeOf(
      expect(refused.publisher.customer('1000000101')).rejects.toMatchObject(down),
    )
    expect(ms).toBeLessThan(600)
    refused.close()
  })

  test('that does not take a connection within half a second is given up on', async () => {
    const code = `require('node:net').createServer().listen({port:0,host:'127.0.0.1',backlog:1},function(){console.log(this.address().port)})`
    const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
    const port = Number(String(await once(child.stdout, 'data')))
    child.kill('SIGSTOP')
    // The kernel takes connections for it until its queue is full; from then on they hang.
    const queued = Array.from({ length: 8 }, () => connect(port, '127.0.0.1').on('error', () => undefined))
    const hung = clientOf(`http://127.0.0.1:${port}`)
    await sleep(200)
    const beganMs = performance.now()
    const { ms } = await ownTimeOf(expect(hung.publisher.customer('1000000101')).rejects.toMatchObject(down))
    expect(performance.now() - beganMs).toBeGreaterThan(1_000)
    expect(ms).toBeLessThan(1_600)
    hung.close()
    for (const socket of queued) socket.destroy()
    child.kill('SIGKILL')
  })
})
