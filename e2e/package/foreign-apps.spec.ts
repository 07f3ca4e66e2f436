import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { packPackages } from '../../scripts/package/pack-packages.ts'
import { complaints } from '../support/complaints.ts'
import { type ForeignApp, foreignApp } from './foreign-app.ts'

// Two apps of somebody else, who has the tarballs and the README and nothing else of ours.

const folder = mkdtempSync(join(tmpdir(), 'leserkonto-tarballs-'))
let tarballs: readonly string[] = []
test.beforeAll(async () => {
  tarballs = await packPackages(folder)
})
test.afterAll(() => rmSync(folder, { recursive: true }))

test.describe('an app of Vite', () => {
  let app: ForeignApp
  test.beforeAll(async () => {
    app = await foreignApp('vite', tarballs)
  })
  test.afterAll(() => app.remove())

  // In development React and the blocks say what is wrong; for production they keep silent about most of it.
  for (const mode of ['production', 'development'])
    test(`in ${mode} it builds, renders a front and an article on the server and hydrates without a warning`, async ({
      page,
    }) => {
      const inMode = ['env', `NODE_ENV=${mode}`] as const
      const said = [
        await app.run('tsc', '-p', '.'),
        await app.run(...inMode, 'vite', 'build', '--outDir', 'dist/browser'),
        await app.run(...inMode, 'vite', 'build', '--outDir', 'dist/server', '--ssr', 'src/server.tsx'),
      ]
      expect(said.join('\n')).not.toMatch(/warning|\berror/i)
      await expectSite(page, await app.serve(...inMode, 'node', 'serve.mjs'))
    })

  test('publint and @arethetypeswrong/cli find nothing', async () => {
    for (const tarball of tarballs) {
      expect(await app.run('publint', tarball, '--strict')).toContain('All good!')
      const sheets = ['base', 'fonts', 'tokens'].map((name) => `styles/${name}.css`)
      // Fails when it finds something. What is for Node's `require` is left out on purpose.
      await app.run('attw', tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...sheets)
    }
  })

  test('nothing in them asks for a package that is not published, or for one bundler', () => {
    for (const name of ['ui', 'teasers']) {
      const home = join(app.folder, 'node_modules/@leserkonto', name)
      const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.(js|ts)$/.test(file),
      )
      expect(files.length).toBeGreaterThan(30)
      const faulty = files.filter((file) =>
        /@leserkonto\/(?!ui\b)|import\.meta\.env/.test(readFileSync(join(home, file), 'utf8')),
      )
      expect(faulty).toEqual([])
    }
  })

  test('the types that properties are made of can be imported', () => {
    const text = (name: string) => readFileSync(join(app.folder, 'node_modules/@leserkonto', name), 'utf8')
    const entries = ['ui', 'teasers'].flatMap((name) =>
      Object.values<{ types?: string }>(JSON.parse(text(`${name}/package.json`)).exports).flatMap(
        ({ types }) => (types ? [text(`${name}/${types}`)] : []),
      ),
    )
    const named = (list = '') => list.split(',').map((name) => name.trim().replace(/^type |^.* as /, ''))
    const exported = new Set(
      entries.flatMap((entry) => [
        ...[...entry.matchAll(/^export (?:declare )?\w+ (\w+)/gm)].map(([, name = '']) => name),
        ...[...entry.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list]) => named(list)),
      ]),
    )
    const own = /^import (?:type )?\{([^}]*)\} from '(?:\.(?!.*built-in)|@leserkonto)[^']*'/gm
    const used = entries.flatMap((entry) => [
      ...[...entry.matchAll(own)].flatMap(([, list]) => named(list)),
      ...[...entry.matchAll(/^type (\w+)/gm)].map(([, name = '']) => name),
    ])
    expect(used.length).toBeGreaterThan(50)
    expect(used.filter((name) => !exported.has(name))).toEqual([])
  })

  for (const { block, ours, others, js, css } of [
    { block: 'ui/Badge', ours: ['Badge', 'VisuallyHidden'], others: [], js: 750, css: 850 },
    { block: 'ui/Button', ours: ['Button'], others: [], js: 700, css: 900 },
    { block: 'ui/Breadcrumb', ours: ['Breadcrumb', 'Link', 'LinkProvider'], others: [], js: 1_100, css: 350 },
    { block: 'ui/CardSlider', ours: ['CardSlider', 'Slider'], others: ['swiper'], js: 24_500, css: 900 },
  ])
    test(`a page with ${block} loads its code and its styles, and none else`, async () => {
      const name = block.split('/')[1] ?? ''
      const page = JSON.parse(await app.run('node', 'one-block.mjs', `@leserkonto/${block}`, name))
      const blocks = page.ours.flatMap((file: string) => /^ui\/([A-Z]\w+)\//.exec(file)?.slice(1) ?? [])
      expect([...new Set(blocks)]).toEqual(ours)
      expect(page.others).toEqual(others)
      // Bytes as the browser loads them, without React.
      console.log(`${block}: ${page.js} B of scripts, ${page.css} B of styles`)
      expect(page.js).toBeLessThanOrEqual(js)
      expect(page.css).toBeLessThanOrEqual(css)
    })
})

test('an app of Next builds, renders both on the server and hydrates without a warning', async ({ page }) => {
  const app = await foreignApp('next', tarballs)
  try {
    expect(await app.run('next', 'build')).not.toMatch(/warning|\berror/i)
    await expectSite(page, await app.serve('next', 'start'))
  } finally {
    app.remove()
  }
})

async function expectSite(page: Page, address: string) {
  const faults = complaints(page)
  await expectFront(page, address)
  await expectArticle(page, address)
  await expectEnglish(page, address)
  expect(faults).toEqual([])
}

const htmlOf = async (address: string) => (await fetch(address)).text()

async function expectFront(page: Page, address: string) {
  expect(await htmlOf(address)).toContain('vor 10 Minuten')
  await page.goto(address)
  await expect(page.getByRole('article')).toHaveCount(13)
  // Only a slider that runs has ways on that can be pressed.
  const slider = page.getByRole('region', { name: 'Weitere Beiträge' })
  await slider.getByRole('button', { name: 'Weiter' }).click()
  await expect(slider.getByRole('button', { name: 'Zurück' })).toBeEnabled()
}

async function expectArticle(page: Page, address: string) {
  expect(await htmlOf(`${address}/artikel`)).toContain('Endlich Schatten.')
  await page.goto(`${address}/artikel`)
  await page.getByRole('button', { name: 'Mehr anzeigen' }).click()
  await expect(page.getByRole('button', { name: 'Weniger anzeigen' })).toBeVisible()
  await page.getByRole('button', { name: 'Bild 2 von 2 anzeigen' }).click()
  await expect(page.getByText('Bild 2 von 2', { exact: true })).toBeAttached()
  await page.getByLabel('E-Mail-Adresse').fill('erika@bote.example.test')
}

async function expectEnglish(page: Page, address: string) {
  expect(await htmlOf(`${address}/english`)).toContain('10 minutes ago')
  await page.goto(`${address}/english`)
  await page.getByRole('region', { name: 'Weitere Beiträge' }).getByRole('button', { name: 'Next' }).click()
}
