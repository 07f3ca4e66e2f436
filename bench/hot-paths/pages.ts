import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask, type BenchRequest } from './ask.ts'
import { byTurns, type Field } from './field.ts'
import type { Row } from './figures.ts'
import { rowOf } from './reads.ts'

const browser = { accept: 'text/html', 'accept-encoding': 'br' }

/** The front and a locked article as strangers get them, each beside a static file of its bytes of the same service. */
export async function measurePages(field: Field): Promise<Row[]> {
  const { port } = field.api
  const front = '/overview'
  const article = await lockedArticle(port, String((await fetchPage(port, front, 'identity')).body))
  const asked = (path: string) => ({
    asked: field.api,
    requests: [{ path, headers: browser } satisfies BenchRequest],
  })
  for (const [name, path] of Object.entries({ front, article }))
    for (const [ending, encoding] of Object.entries({ '': 'identity', '.br': 'br' })) {
      const { body } = await fetchPage(port, path, encoding)
      writeFileSync(join(field.ground.webDist, `assets/bench-${name}.html${ending}`), body)
    }
  const found = await byTurns(
    field,
    {
      front: asked(front),
      frontFile: asked('/assets/bench-front.html'),
      article: asked(article),
      articleFile: asked('/assets/bench-article.html'),
    },
    { atOnce: 16, seconds: Math.max(1, field.size.seconds - 1) },
  )
  const goal = { better: 'higher', must: 1, aim: 3 } as const
  const numbers = { number: 'perSecond', unit: '/s, brotli' } as const
  return [
    rowOf(
      'front ÷ static file of its size',
      { above: found.front, below: found.frontFile, ...numbers },
      goal,
    ),
    rowOf(
      'locked article ÷ static file of its size',
      { above: found.article, below: found.articleFile, ...numbers },
      goal,
    ),
  ]
}

/** The first article of the front whose page says that a search engine sees less than a subscriber. */
async function lockedArticle(port: number, front: string): Promise<string> {
  const links = new Set([...front.matchAll(/href="(\/[^"#?]+)"/g)].map(([, path = '']) => path))
  for (const path of links) {
    const { status, body } = await fetchPage(port, path, 'identity')
    if (status === 200 && /"isAccessibleForFree":\s*(false|"False")/i.test(String(body))) return path
  }
  throw new Error('The front links no locked article.')
}

const fetchPage = (port: number, path: string, encoding: string) =>
  ask(port, { path, headers: { ...browser, 'accept-encoding': encoding } })
