import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskStore } from './disk-store.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'leserkonto-pictures-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

test('a picture that could not be stored leaves no part of itself', async () => {
  const store = await createDiskStore(directory)
  mkdirSync(join(directory, 'bild.jpg', 'im Weg'), { recursive: true })
  await expect(store.put('bild.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toThrow()
  expect(readdirSync(directory)).toEqual(['bild.jpg'])
})

test('what a killed process has left of a picture goes with its key', async () => {
  const store = await createDiskStore(directory)
  writeFileSync(join(directory, '.bild.jpg'), 'halb')
  await store.remove('bild.jpg')
  expect(readdirSync(directory)).toEqual([])
})
