import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureTypeOf } from '@leserkonto/rules'
import type { ObjectStore } from '../../apps/api/src/adapters/object-store.ts'

const atOnce = 8

/** Copies pictures from their store into a folder; returns how many were not there any more. */
export async function savePictures(
  store: ObjectStore,
  keys: readonly string[],
  folder: string,
): Promise<number> {
  let missing = 0
  await eightAtOnce(keys, async (key) => {
    const bytes = await store.get(key)
    if (bytes) await writeFile(join(folder, key), bytes)
    else missing += 1
  })
  return missing
}

/**
 * Copies the pictures that `list` names before and after `save`, which saves the database: a reader who replaces a picture
 * meanwhile removes the one that the saved database names. Returns what `save` returns, and how many were not there any more.
 */
export async function savePicturesAround<Saved>(
  list: () => Promise<readonly string[]>,
  save: () => Promise<Saved>,
  { store, folder }: { store: ObjectStore; folder: string },
): Promise<{ saved: Saved; missing: number }> {
  await savePictures(store, await list(), folder)
  const saved = await save()
  const there = new Set(await readdir(folder))
  const later = (await list()).filter((key) => !there.has(key))
  return { saved, missing: await savePictures(store, later, folder) }
}

/** Puts those pictures of a folder into their store that are not there: a key is never given to another picture. */
export async function bringPictures(
  store: ObjectStore,
  keys: readonly string[],
  folder: string,
): Promise<void> {
  const there = new Set(await store.keys())
  const lost = keys.filter((key) => !there.has(key))
  await eightAtOnce(lost, async (key) => {
    const type = pictureTypeOf(key)
    if (!type) throw new Error(`The backup is damaged: ${key} is no name of a picture.`)
    // What an earlier run has left of it, which was killed.
    await store.remove(key)
    await store.put(key, await readFile(join(folder, key)), type)
  })
}

async function eightAtOnce(keys: readonly string[], work: (key: string) => Promise<void>): Promise<void> {
  const left = [...keys]
  const worker = async () => {
    for (let key = left.pop(); key !== undefined; key = left.pop()) await work(key)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
