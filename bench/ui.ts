import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Bench } from 'tinybench'
import { build } from 'vite'

// Server renders per second of each block, twenty on a page, beside the same built straight from Mantine:
// `node bench/ui.ts`. The provider is rendered with both, once per page, as pages do.

type Pair = { readonly block: string; readonly ours: ReactElement; readonly mantine: ReactElement }

const source = join(import.meta.dirname, '..', 'packages', 'ui', 'src', 'testing', 'mantine-peers.tsx')

async function loadPairs(): Promise<readonly Pair[]> {
  process.env.NODE_ENV = 'production'
  // Inside the project, so that the built file finds React and Mantine.
  const folder = await mkdtemp(join(import.meta.dirname, '..', 'node_modules', '.bench-ui-'))
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      build: { ssr: source, outDir: folder, rolldownOptions: { output: { entryFileNames: 'pairs.mjs' } } },
    })
    const built = (await import(pathToFileURL(join(folder, 'pairs.mjs')).href)) as { pairs: readonly Pair[] } // what was just built
    return built.pairs
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Operations per second. */
async function rate(element: ReactElement): Promise<number> {
  const bench = new Bench({ time: 150, warmupTime: 50 }).add('render', () => renderToStaticMarkup(element))
  await bench.run()
  const result = bench.tasks[0]?.result
  return result && 'throughput' in result ? result.throughput.mean : 0
}

const line = (block: string, ...numbers: (string | number)[]) =>
  console.log(block.padEnd(20) + numbers.map((number) => String(number).padStart(14)).join(''))

const pairs = await loadPairs()
line('renders per second', 'block', 'from Mantine', 'times as fast', 'HTML, B', 'Mantine, B')
for (const { block, ours, mantine } of pairs) {
  const [own, peer] = [await rate(ours), await rate(mantine)]
  const [ownBytes, peerBytes] = [ours, mantine].map((element) => renderToStaticMarkup(element).length)
  line(block, Math.round(own), Math.round(peer), (own / peer).toFixed(2), ownBytes ?? 0, peerBytes ?? 0)
}
