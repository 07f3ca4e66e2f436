import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { type Harness, startHarness } from '../testing/harness.ts'
import { exchange, rawConnection } from '../testing/raw-connection.ts'

let api: Harness
let app: Harness['app']

beforeAll(async () => {
  api = await startHarness()
  // What is too slow is closed by the same rules, in a hundredth of the time.
  const limits = { headersMs: 50, requestMs: 100, silentMs: 10_000, checkMs: 10, connections: 3 }
  app = buildApp(api.deps, { logger: false, limits })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await api.close()
})

const hidden = 'GET /health/ready HTTP/1.1\r\nHost: az.localhost\r\n\r\n'
const login = 'POST /user/login HTTP/1.1\r\nHost: az.localhost\r\nContent-Type: application/json\r\n'

// Each is understood differently by some proxy or server. All must be refused, and the connection with them: whatever
// follows on it may be the tail of the first.
const smuggled: [what: string, bytes: string][] = [
  [
    'a length and chunks',
    `${login}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  [
    'chunks and a length',
    `${login}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  ['two lengths', `${login}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${hidden}`],
  ['two equal lengths', `${login}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}${hidden}`],
  ['a list of lengths', `${login}Content-Length: 2, 60\r\n\r\n{}${hidden}`],
  ['a signed length', `${login}Content-Length: +2\r\n\r\n{}${hidden}`],
  ['a negative length', `${login}Content-Length: -1\r\n\r\n${hidden}`],
  ['a hexadecimal length', `${login}Content-Length: 0x2\r\n\r\n{}${hidden}`],
  ['a length too large to count', `${login}Content-Length: 99999999999999999999\r\n\r\n{}${hidden}`],
  ['a length in two words', `${login}Content-Length: 2 2\r\n\r\n{}${hidden}`],
  [
    'chunks that are not the last coding',
    `${login}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  ['a coding nobody knows', `${login}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['a quoted coding', `${login}Transfer-Encoding: "chunked"\r\n\r\n0\r\n\r\n${hidden}`],
  [
    'two codings, one unknown',
    `${login}Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  ['a blank before the colon', `${login}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['a name with a vertical tab', `${login}Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['a folded line', `${login}X-Note: a\r\n Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['a folded coding', `${login}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['bare line feeds', `${`${login}Content-Length: 2\r\n\r\n`.replaceAll('\r\n', '\n')}{}${hidden}`],
  ['one bare line feed', `${login}X-Note: a\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['a bare carriage return', `${login}X-Note: a\rTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['NUL in a header', `${login}X-Note: a\0b\r\n\r\n${hidden}`],
  ['a line without a colon', `${login}Transfer-Encoding\r\n\r\n${hidden}`],
  ['a name with a blank', `${login}X Note: a\r\n\r\n${hidden}`],
  ['a chunk of a signed size', `${login}Transfer-Encoding: chunked\r\n\r\n+2\r\n{}\r\n0\r\n\r\n${hidden}`],
  ['a chunk with 0x', `${login}Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n${hidden}`],
  [
    'a chunk too large to count',
    `${login}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}\r\n${hidden}`,
  ],
  ['a chunk that ends too late', `${login}Transfer-Encoding: chunked\r\n\r\n2\r\n{}xx0\r\n\r\n${hidden}`],
  [
    'a chunk line with a bare line feed',
    `${login}Transfer-Encoding: chunked\r\n\r\n2\n{}\r\n0\r\n\r\n${hidden}`,
  ],
  ['another protocol', `GET /health/live HTTP/1.1x\r\nHost: az.localhost\r\n\r\n${hidden}`],
  ['no protocol', `GET /health/live\r\nHost: az.localhost\r\n\r\n${hidden}`],
  ['no host', `GET /health/live HTTP/1.1\r\n\r\n${hidden}`],
  ['headers of 17 KiB', `${login}X-Note: ${'a'.repeat(17 * 1024)}\r\n\r\n${hidden}`],
]

describe('a request whose end can be read in two ways', () => {
  test.each(smuggled)('%s: one refusal, and the connection ends', async (_, bytes) => {
    const { statuses, text } = await exchange(api.app, bytes)
    expect(statuses.filter((status) => status < 400)).toEqual([])
    expect(statuses.length).toBeLessThanOrEqual(1)
    expect(text).not.toContain('"status":"')
  })

  test.each([
    ['that is no JSON', 'PUT /user/password HTTP/1.1\r\nContent-Type: application/json', 400],
    ['of an address there is not', 'POST /gibt/es/nicht HTTP/1.1', 404],
    ['of a type nobody reads', 'POST /user/login HTTP/1.1\r\nContent-Type: text/plain', 415],
    ['of a read', 'GET /newsletter/list HTTP/1.1', 200],
  ])('the body %s is never the next request', async (_, line, status) => {
    const bytes = `${line}\r\nHost: az.localhost\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`
    const { statuses, text } = await exchange(api.app, bytes)
    expect(statuses[0]).toBe(status)
    expect(text).not.toContain('"status":"ready"')
  })

  test('a body in chunks is read as one, and the next request is the next', async () => {
    const bytes = `${login}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n1;x=y\r\n}\r\n0\r\n\r\n`
    expect((await exchange(api.app, bytes)).statuses).toEqual([422, 200])
  })

  test.each(['h2c', 'websocket', 'TLS/1.0'])('no connection becomes one of %s', async (protocol) => {
    const settings = `Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n`
    const { statuses } = await exchange(api.app, `${login}${settings}Content-Length: 2\r\n\r\n{}`)
    expect(statuses).not.toContain(101)
  })

  test('no connection becomes a tunnel', async () => {
    const { statuses } = await exchange(
      api.app,
      `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n`,
    )
    expect(statuses.filter((status) => status < 400)).toEqual([])
  })
})

describe('who takes all the time there is', () => {
  const sends = async (bytes: string) => {
    const { socket, ended } = rawConnection(app)
    socket.write(bytes)
    return (await ended).statuses
  }

  test.each([
    ['a request line', 'GET /health'],
    ['headers that do not end', 'GET /health/live HTTP/1.1\r\nHost: az.localhost\r\nX-A: b\r\n'],
    ['a body that does not come', `${login}Content-Length: 100\r\n\r\n{"email":`],
    ['chunks that do not end', `${login}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`],
  ])('%s: told so, and the connection ends', async (_, bytes) => {
    expect(await sends(bytes)).toEqual([408])
  })

  test('nothing at all: the connection ends', async () => {
    expect((await sends('')).filter((status) => status < 400)).toEqual([])
  })

  test('more connections than there may be are closed at once, and there is room again', async () => {
    const idle = Array.from({ length: 3 }, () => rawConnection(app))
    await Promise.all(idle.map(({ socket }) => new Promise((connected) => socket.once('connect', connected))))
    const answers = await Promise.all(Array.from({ length: 3 }, () => exchange(app, '')))
    expect(answers.some(({ statuses }) => statuses.length === 0)).toBe(true)
    for (const { socket } of idle) socket.destroy()
    await expect.poll(async () => (await exchange(app, '')).statuses).toEqual([200])
  })
})
