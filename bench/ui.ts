import { join } from 'node:path'
import type { ReactElement } from 'react'
import { Bench } from 'tinybench'
import { builtForNode } from './built-for-node.ts'

// npm run bench -- ui – server renders per second and core of each block and of the teasers, twenty on a page, compared with
// the same built directly from Mantine, if it has such a part. Blocks on Mantine are rendered in its provider, one per page.

type Pair = { readonly block: string; readonly ours: ReactElement; readonly mantine?: ReactElement }

// Before React is loaded: otherwise its development build would be measured.
process.env.NODE_ENV = 'production'
const { renderToStaticMarkup } = await import('react-dom/server')

const packages = join(import.meta.dirname, '..', 'packages')

async function loadPairs(home: 'ui' | 'teasers'): Promise<readonly Pair[]> {
  const built = await builtForNode(join(packages, home, 'src', 'testing', 'mantine-peers.tsx'))
  return (built as { pairs: readonly Pair[] }).pairs // what was just built
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

const pairs = [...(await loadPairs('teasers')), ...(await loadPairs('ui'))]
line('renders per second', 'block', 'from Mantine', 'times as fast', 'HTML, B', 'Mantine, B')
for (const { block, ours, mantine } of pairs) {
  const own = await rate(ours)
  const bytes = renderToStaticMarkup(ours).length
  if (mantine === undefined) {
    line(block, Math.round(own), '-', '-', bytes, '-')
    continue
  }
  const peer = await rate(mantine)
  const factor = (own / peer).toFixed(2)
  line(block, Math.round(own), Math.round(peer), factor, bytes, renderToStaticMarkup(mantine).length)
}
