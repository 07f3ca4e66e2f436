import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { drawnFile, loadAssets } from './assets.ts'

const dist = mkdtempSync(join(tmpdir(), 'assets-'))
afterAll(() => rmSync(dist, { recursive: true }))
const writeManifest = (manifest: object) => {
  mkdirSync(join(dist, '.vite'), { recursive: true })
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest))
  mkdirSync(join(dist, 'drawn'), { recursive: true })
  writeFileSync(join(dist, drawnFile), JSON.stringify({ signIn: { newspaper: '<form></form>' } }))
}

describe('the files of a page', () => {
  test('entry, screen and what both import, each once; not what is loaded on demand', () => {
    writeManifest({
      'src/account/main.ts': {
        file: 'assets/main.js',
        imports: ['_shared.js'],
        dynamicImports: ['src/account/features/profile/ProfileScreen.tsx', 'src/account/late.ts'],
      },
      '_shared.js': { file: 'assets/shared.js' },
      'src/account/features/profile/ProfileScreen.tsx': {
        file: 'assets/profile.js',
        imports: ['_shared.js', 'src/account/main.ts'],
      },
      'src/account/late.ts': { file: 'assets/late.js' },
      'style.css': { file: 'assets/style.css' },
    })
    const assets = loadAssets(dist)
    expect(assets.kind === 'built' && assets.entry).toBe('/assets/main.js')
    expect(assets.kind === 'built' && assets.filesFor('Profile')).toEqual({
      scripts: ['/assets/main.js', '/assets/shared.js', '/assets/profile.js'],
      styles: ['/assets/style.css'],
    })
    expect(assets.kind === 'built' && assets.drawn).toEqual({ signIn: { newspaper: '<form></form>' } })
    expect(assets.kind === 'built' && assets.filesFor('NotFound').scripts).toEqual([
      '/assets/main.js',
      '/assets/shared.js',
    ])
  })

  test('a build without the entry is refused by name', () => {
    writeManifest({})
    expect(() => loadAssets(dist)).toThrow('src/account/main.ts')
  })
})
