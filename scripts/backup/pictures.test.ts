import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPictureStore } from '../../apps/api/src/adapters/picture-store.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { startS3Bucket } from '../../apps/api/src/testing/s3-bucket.ts'
import { bringPictures, savePictures, savePicturesAround } from './pictures.ts'

const keys = ['1', '2', '3', '4', '5'].map((digit) => `${digit.repeat(32)}.${digit === '1' ? 'png' : 'jpg'}`)
const credentials = { accessKeyId: 'a-key-id', secretAccessKey: 'a-secret-key', region: 'eu-west-1' }
const missing = `${'f'.repeat(32)}.jpg`

test.each(['disk', 's3'])('pictures of the store %s are saved, brought back and listed', async (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'leserkonto-pictures-'))
  const saved = join(folder, 'saved')
  mkdirSync(saved)
  const { endpoint, close } = await startS3Bucket('bilder', credentials)
  const inBucket = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: 'bilder',
    S3_REGION: credentials.region,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  }
  const store = await createPictureStore(readConfig({ DATA_DIR: folder, PICTURE_STORE: kind, ...inBucket }))
  for (const key of keys) await store.put(key, Buffer.from(`picture ${key}`), 'image/jpeg')
  await store.put('readme.txt', Buffer.from('somebody else’s'), 'text/plain')

  expect(await savePictures(store, [...keys, missing], saved)).toBe(1)
  expect(readdirSync(saved).sort()).toEqual(keys)
  for (const key of keys.slice(1)) await store.remove(key)
  await bringPictures(store, keys, saved)
  expect((await store.keys()).sort()).toEqual(keys)
  for (const key of keys) expect(String(await store.get(key))).toBe(`picture ${key}`)
  expect(await store.get(missing)).toBeUndefined()
  await close()
  rmSync(folder, { recursive: true })
})

test('a picture that is replaced while the database is saved is in the backup, and so is the new one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leserkonto-pictures-'))
  const saved = join(folder, 'saved')
  mkdirSync(saved)
  const store = await createPictureStore(readConfig({ DATA_DIR: folder }))
  const [former = '', fresh = ''] = keys
  const listed = [former]
  await store.put(former, Buffer.from('former'), 'image/png')
  const replace = async () => {
    await store.put(fresh, Buffer.from('fresh'), 'image/jpeg')
    await store.remove(former)
    listed.splice(0, 1, fresh, missing)
    return 'the database'
  }
  const taken = await savePicturesAround(async () => [...listed], replace, { store, folder: saved })
  expect(taken).toEqual({ saved: 'the database', missing: 1 })
  expect(readdirSync(saved).sort()).toEqual([former, fresh].sort())
  rmSync(folder, { recursive: true })
})
