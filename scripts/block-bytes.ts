import { faultsOf, jsCeiling } from './block-bytes/judge.ts'
import { blockNames, bytesOf } from './block-bytes/measure.ts'

// What each block costs a page that has React: `node scripts/block-bytes.ts`. The same check runs with the unit tests.

const columns = (block: string, js: string | number, css: string | number, allowed: string | number) =>
  [block.padEnd(24), String(js).padStart(8), String(css).padStart(8), String(allowed).padStart(10)].join('')

console.log(columns('brotli bytes', 'JS', 'CSS', 'JS at most'))
for (const block of blockNames()) {
  const measured = await bytesOf(block)
  const faults = faultsOf(measured)
  console.log(columns(block, measured.js, measured.css, jsCeiling(block)), faults.join('; '))
  if (faults.length > 0) process.exitCode = 1
}
