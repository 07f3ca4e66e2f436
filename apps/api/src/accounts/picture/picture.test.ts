import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { diskStore, s3Store, type TestPictureStore } from '../../testing/picture-stores.ts'
import { jpegOf, lyingPhoto, pngOf } from '../../testing/sample-pictures.ts'

const hour = 3_600_000

describe.each([
  ['disk', diskStore],
  ['s3', s3Store],
] as const)('on %s', (_store, start) => {
  let store: TestPictureStore
  let api: Harness

  beforeAll(async () => {
    store = await start()
    api = await startHarness(store.env)
  })
  afterAll(async () => {
    await api.close()
    await store.close()
  })

  const { quickReader } = linkingOf(() => api)
  const upload = (bearer: string, file: Buffer, name = 'ich.jpg') =>
    api
      .caller()
      .request('post', '/user/picture', bearer)
      .field('rights_confirmed', 'true')
      .attach('picture', file, name)
  const remove = (bearer: string) => api.caller().request('delete', '/user/picture', bearer)
  const userinfo = async (bearer: string) =>
    (await api.caller().request('get', '/userinfo', bearer).expect(200)).body
  const keyIn = (reference: string) => reference.slice(reference.indexOf('%') + 1)

  test('a square picture is shown under an address nobody can guess', async () => {
    const { bearer } = await quickReader()
    const { body } = await upload(bearer, await jpegOf()).expect(201)
    expect(body.image_url).toMatch(new RegExp(`^${store.bucket}%[0-9a-f]{32}\\.jpg$`))
    const info = await userinfo(bearer)
    expect([info.image_url, info.profile_picture]).toEqual([body.image_url, body.profile_picture])
    expect(body.profile_picture).toMatch(/^https?:\/\/[^%]+\/[0-9a-f]{32}\.jpg$/)
    const shown = await store.fetch(api, keyIn(body.image_url))
    expect([shown.status, shown.type]).toEqual([200, 'image/jpeg'])
  })

  test('it is upright, encoded again, at most 512 px, and says nothing about where it was taken', async () => {
    const { bearer } = await quickReader()
    const photo = await lyingPhoto()
    expect(photo.includes('Geheimkamera')).toBe(true)
    const { body } = await upload(bearer, photo).expect(201)
    const { bytes } = await store.fetch(api, keyIn(body.image_url))
    for (const trace of ['Exif', 'Geheimkamera', 'script', 'GPS']) expect(bytes.includes(trace)).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 300, format: 'jpeg' })
    const pixel = async (top: number) =>
      [...(await sharp(bytes).extract({ left: 150, top, width: 1, height: 1 }).raw().toBuffer())].map(
        (value) => value > 128,
      )
    expect([await pixel(20), await pixel(280)]).toEqual([
      [true, false, false],
      [false, false, true],
    ])
    const large = await upload(bearer, await pngOf({ width: 900, height: 900, alpha: 0.5 })).expect(201)
    const made = await sharp((await store.fetch(api, keyIn(large.body.image_url))).bytes).metadata()
    expect(made).toMatchObject({ width: 512, height: 512, format: 'png', hasAlpha: true })
  })

  test('a new one takes the old one’s place, and the old object is gone', async () => {
    const { bearer } = await quickReader()
    const first = (await upload(bearer, await jpegOf()).expect(201)).body.image_url
    const second = (await upload(bearer, await pngOf()).expect(201)).body.image_url
    expect((await userinfo(bearer)).image_url).toBe(second)
    expect((await store.fetch(api, keyIn(first))).status).toBe(404)
    expect((await store.fetch(api, keyIn(second))).status).toBe(200)
  })

  test('removing takes it out of the profile and out of the store, again and again', async () => {
    const [mine, theirs] = [await quickReader(), await quickReader()]
    const picture = (await upload(mine.bearer, await jpegOf()).expect(201)).body.image_url
    const other = (await upload(theirs.bearer, await jpegOf()).expect(201)).body.image_url
    for (let i = 0; i < 2; i++) await remove(mine.bearer).expect(204)
    expect(await userinfo(mine.bearer)).toMatchObject({ image_url: null, profile_picture: null })
    expect((await store.fetch(api, keyIn(picture))).status).toBe(404)
    expect((await store.fetch(api, keyIn(other))).status).toBe(200)
    expect((await userinfo(theirs.bearer)).image_url).toBe(other)
  })

  test('ten uploads at once leave one picture, one object', async () => {
    const { bearer, id } = await quickReader()
    const file = await jpegOf()
    const before = store.keys(api).length
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(bearer, file)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const { image_url } = await userinfo(bearer)
    expect(await api.deps.db.pictureObject.findMany({ where: { accountId: id } })).toMatchObject([
      { key: keyIn(image_url), orphanAt: null },
    ])
    expect(store.keys(api).length - before).toBe(1)
  })

  test('an upload that is cut off leaves nothing: the sweep removes what was noted', async () => {
    const { bearer, id } = await quickReader()
    const kept = (await upload(bearer, await jpegOf()).expect(201)).body.image_url
    const { db, objectStore } = api.deps
    const orphanAt = new Date(api.deps.clock.now().getTime() + hour)
    const key = `${'ab'.repeat(16)}.jpg`
    const row = { bucket: store.bucket, key, accountId: id, createdAt: api.deps.clock.now(), orphanAt }
    await db.pictureObject.create({ data: row })
    await objectStore.put(key, await jpegOf(), 'image/jpeg')
    await api.runJobs()
    expect((await store.fetch(api, key)).status).toBe(200)
    api.advance(hour + 1000)
    await Promise.all([api.runJobs(), api.runJobs()])
    expect((await store.fetch(api, key)).status).toBe(404)
    expect(await db.pictureObject.count({ where: { accountId: id } })).toBe(1)
    expect((await store.fetch(api, keyIn(kept))).status).toBe(200)
  })

  test('a store that fails is said; nothing is half done, and a repeat completes it', async () => {
    const { bearer } = await quickReader()
    const { objectStore } = api.deps
    const { put, remove: removeObject } = objectStore
    const picture = (await upload(bearer, await jpegOf()).expect(201)).body.image_url
    const down = () => Promise.reject(Object.assign(new Error('down'), { code: 'ECONNREFUSED' }))
    Object.assign(objectStore, { put: down, remove: down })
    expect((await upload(bearer, await jpegOf()).expect(503)).body.code).toBe('GENERIC')
    expect((await userinfo(bearer)).image_url).toBe(picture)
    expect((await remove(bearer).expect(503)).body.code).toBe('PICTURE_DELETE_FAILED')
    expect((await userinfo(bearer)).image_url).toBeNull()
    Object.assign(objectStore, { put, remove: removeObject })
    await remove(bearer).expect(204)
    expect((await store.fetch(api, keyIn(picture))).status).toBe(404)
  })
})
