import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { jpegOf, pngOf, promisingPng } from '../../testing/sample-pictures.ts'

const maxBytes = 10 * 1024 * 1024
let api: Harness
let bearer: string

beforeAll(async () => {
  api = await startHarness()
  bearer = (await linkingOf(() => api).quickReader()).bearer
})
afterAll(() => api.close())

const post = () => api.caller().request('post', '/user/picture', bearer)
const upload = (file: Buffer, name = 'ich.jpg', contentType = 'image/jpeg') =>
  post().field('rights_confirmed', 'true').attach('picture', file, { filename: name, contentType })
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>'
const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'

describe('what is no square png or jpg is refused with a clear text', () => {
  const format = 'Erlaubt sind die Formate png, jpg und jpeg.'
  const damaged = 'die Datei ist beschädigt oder unvollständig'
  test.each<[string, () => Promise<Buffer> | Buffer, string, string]>([
    ['an SVG', () => Buffer.from(svg), 'PICTURE_FORMAT', format],
    ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1'), 'PICTURE_FORMAT', format],
    ['a PDF', () => Buffer.from(pdf), 'PICTURE_FORMAT', format],
    ['a TIFF', () => Buffer.from('II*\0\x08\0\0\0', 'latin1'), 'PICTURE_FORMAT', format],
    ['a WebP', () => Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1'), 'PICTURE_FORMAT', format],
    ['a web page', () => Buffer.from('<!doctype html><script>1</script>'), 'PICTURE_FORMAT', format],
    ['nothing', () => Buffer.alloc(0), 'PICTURE_DAMAGED', damaged],
    ['three bytes of a jpg', () => Buffer.from([0xff, 0xd8, 0xff]), 'PICTURE_DAMAGED', damaged],
    [
      'a PDF with a jpg behind it',
      async () => Buffer.concat([Buffer.from(pdf), await jpegOf()]),
      'PICTURE_FORMAT',
      format,
    ],
    [
      'a GIF with a jpg behind it',
      async () => Buffer.concat([Buffer.from('GIF89a/*'), await jpegOf()]),
      'PICTURE_FORMAT',
      format,
    ],
    ['half a jpg', async () => (await jpegOf()).subarray(0, 500), 'PICTURE_DAMAGED', damaged],
    ['a jpg without its end', async () => (await jpegOf()).subarray(0, -2), 'PICTURE_DAMAGED', damaged],
    [
      'a jpg with zeros in its head',
      async () => (await jpegOf()).fill(0, 20, 300),
      'PICTURE_DAMAGED',
      damaged,
    ],
    ['a png with a wrong sum', async () => (await pngOf()).fill(1, 50, 60), 'PICTURE_DAMAGED', damaged],
    ['a png cut short', async () => (await pngOf()).subarray(0, -30), 'PICTURE_DAMAGED', damaged],
    [
      'a bomb: 50,000 pixels a side in some bytes',
      () => promisingPng(50_000),
      'PICTURE_TOO_LARGE',
      'Das Bild darf höchstens 10 MB groß sein.',
    ],
    ['24 megapixels and one row', () => promisingPng(4_900), 'PICTURE_TOO_LARGE', ''],
    ['a wide picture', () => jpegOf({ width: 301 }), 'PICTURE_NOT_SQUARE', 'Das Bild muss quadratisch sein.'],
    [
      'a small picture',
      () => pngOf({ width: 199, height: 199 }),
      'PICTURE_TOO_SMALL',
      'Das Bild muss mindestens 200 × 200 Pixel groß sein.',
    ],
  ])('%s', async (_what, file, code, text) => {
    const { body, status } = await upload(await file())
    expect([status, body.code]).toEqual([{ PICTURE_FORMAT: 415, PICTURE_TOO_LARGE: 413 }[code] ?? 422, code])
    expect(body.detail).toContain(text)
  })

  test('one byte over 10 MB is too large, and nothing of it was kept; 10 MB are read', async () => {
    const large = Buffer.alloc(maxBytes + 1, 0xff)
    large.set([0xff, 0xd8, 0xff])
    expect((await upload(large).expect(413)).body.code).toBe('PICTURE_TOO_LARGE')
    expect((await upload(large.subarray(1)).expect(415)).body.code).toBe('PICTURE_FORMAT')
  })

  test('no refused picture left a row or an object', async () => {
    const { body } = await api.caller().request('get', '/userinfo', bearer).expect(200)
    expect(await api.deps.db.pictureObject.count({ where: { accountId: body.sub } })).toBe(0)
    expect(body.image_url).toBeNull()
  })
})

describe('what the sender says about a file does not count', () => {
  test('a png with another name and type is a png', async () => {
    const { body } = await upload(await pngOf({ alpha: 0.5 }), '../../etc/passwd.gif', 'text/html').expect(
      201,
    )
    expect(body.image_url).toMatch(/^media%[0-9a-f]{32}\.png$/)
  })

  test.each([
    ['bild.jfif', 'image/jpeg'],
    ['bild.jpg', 'image/jpg'],
    ['bild.pjpeg', 'image/pjpeg'],
    ['bild', 'application/octet-stream'],
    ['BILD.JPE', 'image/x-citrix-jpeg'],
    ['bild.heic', 'image/heic'],
  ])('a jpg called %s of type %s is a jpg', async (name, type) => {
    const { body } = await upload(await jpegOf(), name, type).expect(201)
    expect(body.image_url).toMatch(/\.jpg$/)
  })

  test('of a jpg that is a web page and an archive besides, only the pixels are kept', async () => {
    const jpeg = await jpegOf()
    const html = Buffer.from('<script>fetch("https://evil.example")</script>')
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, html.length + 2]), html])
    const hidden = [jpeg.subarray(0, 2), comment, jpeg.subarray(2), Buffer.from('PK\x03\x04 und mehr')]
    const { body } = await upload(Buffer.concat(hidden)).expect(201)
    const shown = await api.app.inject({ url: `/media/${body.image_url.split('%')[1]}` })
    for (const trace of ['script', 'evil', 'PK', 'mehr']) expect(shown.rawPayload.includes(trace)).toBe(false)
  })
})

describe('the form', () => {
  test('without the confirmed rights nothing is looked at', async () => {
    const file = await jpegOf()
    const without = await post().attach('picture', file, 'ich.jpg').expect(422)
    expect(without.body).toMatchObject({
      code: 'PICTURE_RIGHTS',
      detail: 'Bitte bestätigen Sie, dass Sie das Bild verwenden dürfen.',
    })
    await post().field('rights_confirmed', 'false').attach('picture', file, 'ich.jpg').expect(422)
  })

  test('wrong, missing, doubled and unknown fields are told by name', async () => {
    const file = await jpegOf()
    const fields = async (request: ReturnType<typeof post>) =>
      (await request.expect(422)).body.field_errors.map((row: { field: string; code: string }) => [
        row.field,
        row.code,
      ])
    const rights = () => post().field('rights_confirmed', 'true')
    expect(await fields(rights())).toEqual([['picture', 'REQUIRED']])
    expect(await fields(rights().field('picture', 'text'))).toEqual([['picture', 'TYPE']])
    expect(await fields(rights().attach('other', file, 'a.jpg'))).toContainEqual(['picture', 'REQUIRED'])
    expect(await fields(upload(file).field('account_id', 'x'))).toEqual([['account_id', 'UNKNOWN_FIELD']])
    expect(await fields(upload(file).field('rights_confirmed', 'true'))).toEqual([
      ['rights_confirmed', 'DUPLICATE_FIELD'],
    ])
  })

  test('two files, a field named like an object’s inside, a torn form and JSON are refused', async () => {
    const file = await jpegOf()
    const twice = await upload(file).attach('picture', file, 'b.jpg').expect(422)
    expect(twice.body.field_errors).toMatchObject([{ field: 'picture', code: 'DUPLICATE_FIELD' }])
    const both = await upload(file).attach('andere', file, 'b.jpg').expect(422)
    expect(both.body.field_errors).toMatchObject([{ field: 'andere', code: 'UNKNOWN_FIELD' }])
    const three = upload(file).attach('picture', file, 'b.jpg').attach('picture', file, 'c.jpg')
    await three.expect(413)
    await upload(file).field('__proto__', 'x').expect(400)
    const torn = post().set('Content-Type', 'multipart/form-data; boundary=x')
    await torn
      .send('--x\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\nabc')
      .expect(400)
    await post().set('Content-Type', 'multipart/form-data').send('x').expect(400)
    await post().send({ picture: 'x', rights_confirmed: 'true' }).expect(415)
    await post().set('Content-Type', 'image/jpeg').send(file).expect(415)
  })

  test('anonymous callers are refused before their file is read, and no other operation takes a form', async () => {
    const anonymous = api.caller().request('post', '/user/picture')
    await anonymous.attach('picture', await jpegOf(), 'a.jpg').expect(401)
    const settings = api.caller().request('post', '/user/settings', bearer)
    await settings.field('settings', '[]').expect(415)
  })
})

test('slow uploads of one network leave room for others; the fifth at once is told to come again', async () => {
  const file = await jpegOf()
  const slow = api.caller()
  const { server } = api.app
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const head = [
    'POST /user/picture HTTP/1.1',
    'Host: az.localhost:3000',
    `Authorization: Bearer ${bearer}`,
    `X-Forwarded-For: ${slow.ip}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 100000',
  ]
  const part = '--x\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\nabc'
  const sockets = Array.from({ length: 4 }, () =>
    connect({ port, host: '127.0.0.1' }).on('error', () => undefined),
  )
  for (const socket of sockets) socket.write(`${head.join('\r\n')}\r\n\r\n${part}`)
  const fifth = () =>
    slow
      .request('post', '/user/picture', bearer)
      .field('rights_confirmed', 'true')
      .attach('picture', file, 'a.jpg')
  await expect.poll(async () => (await fifth()).status).toBe(503)
  expect((await fifth()).headers['retry-after']).toBe('2')
  await upload(file).expect(201)
  for (const socket of sockets) socket.destroy()
  await expect.poll(async () => (await fifth()).status).toBe(201)
})

describe('GET /media', () => {
  test('serves what it is, for ever, and lets nothing run', async () => {
    const { body } = await upload(await jpegOf()).expect(201)
    const shown = await api.app.inject({ url: `/media/${body.image_url.split('%')[1]}` })
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(shown.rawPayload.length),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  })

  test.each([
    '/media/',
    '/media/..%2fkeys.json',
    '/media/%2e%2e/keys.json',
    '/media/..%5ckeys.json',
    '/media/%2fetc%2fpasswd',
    '/media/.hidden',
    `/media/${'0'.repeat(32)}.jpg`,
    '/media/a%00.jpg',
  ])('opens nothing else: %s', async (url) => {
    const { statusCode, body } = await api.app.inject({ url })
    expect([400, 403, 404]).toContain(statusCode)
    expect(body).not.toContain('root:')
  })
})

test('with four decodes under way more wait, and with too many the caller is told to come again', async () => {
  const { pictures } = api.deps
  const file = await pngOf({ width: 2_000, height: 2_000 })
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => pictures.profilePicture(file)))
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(20)
  expect(refused.length).toBeLessThan(30)
})
