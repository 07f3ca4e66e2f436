import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { renamed } from './fonts/renamed.ts'

// `npm run fonts`: the typefaces that pages load, made smaller from those of Adobe: the letters of German and its neighbours in
// the weights that the blocks use. The names are ours, since the licence keeps "Source" for the originals.

const out = join(import.meta.dirname, '../packages/ui/src/styles/fonts')
const { resolve } = createRequire(join(import.meta.dirname, '../packages/ui/package.json'))

const typefaces = [
  { file: 'leserkonto-serif', from: 'source-serif-4-latin-wght-normal', style: 'serif' },
  { file: 'leserkonto-serif-italic', from: 'source-serif-4-latin-wght-italic', style: 'serif' },
  { file: 'leserkonto-sans', from: 'source-sans-3-latin-wght-normal', style: 'sans' },
] as const

const packages = { serif: '@fontsource-variable/source-serif-4', sans: '@fontsource-variable/source-sans-3' }

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** Latin letters of western Europe, and the signs of German typography. */
const letters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}Œœ‐‑–—‘’‚“”„†•…‹›€™−\u2009\u202f\u00ad`

await mkdir(out, { recursive: true })
for (const [style, from] of Object.entries(packages))
  await copyFile(resolve(`${from}/LICENSE`), join(out, `${style}-OFL.txt`))
for (const { file, from, style } of typefaces) {
  const original = await readFile(resolve(`${packages[style]}/files/${from}.woff2`))
  const smaller = await subsetFont(original, letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: { min: 400, max: 700 } },
  })
  const own = await subsetFont(renamed(smaller), letters, { targetFormat: 'woff2' })
  await writeFile(join(out, `${file}.woff2`), own)
  console.log(
    `${file}.woff2  ${(own.byteLength / 1000).toFixed(1)} kB of ${(original.byteLength / 1000).toFixed(1)}`,
  )
}
