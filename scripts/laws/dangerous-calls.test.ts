import { expect, test } from 'vitest'
import { type Node, nodesIn, sourcesOf } from './syntax.ts'

// What makes code, markup, statements, programs or expressions of a text, or trusts any certificate: each is where it is listed
// and nowhere else.

const watched = [
  'node:child_process',
  'node:vm',
  'node:worker_threads',
  'eval',
  'Function',
  'new RegExp',
  '$queryRawUnsafe',
  '$executeRawUnsafe',
  'Prisma.raw',
  'dangerouslySetInnerHTML',
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'createContextualFragment',
  'srcdoc',
  'postMessage',
  'rejectUnauthorized',
  'NODE_TLS_REJECT_UNAUTHORIZED',
]

const listed = [
  // The programs the service starts are its own.
  'apps/api/src/adapters/passwords.ts: node:child_process',
  'apps/api/src/adapters/emblems.ts: node:child_process',
  // A thread of its own encrypts push messages.
  'apps/api/src/adapters/push/push.ts: node:worker_threads',
  'apps/api/src/adapters/push/push.ts: postMessage',
  'apps/api/src/adapters/push/push-worker.ts: node:worker_threads',
  'apps/api/src/adapters/push/push-worker.ts: postMessage',
  // Asks the engine for its memory back, with a text of ours.
  // Statements that are written down with their parameters apart, and names of our own tables.
  'apps/api/src/store/database/run.ts: $queryRawUnsafe',
  'apps/api/src/store/database/forget-in-batches.ts: Prisma.raw',
  'apps/api/src/seats/store/shared-retention.ts: Prisma.raw',
  // Expressions made of our own words and routes, and of what a test tells the stand-in.
  'apps/api/src/http/allowed-methods.ts: new RegExp',
  'apps/api/src/http/cookies.ts: new RegExp',
  'packages/pages/src/account/first-view.ts: new RegExp',
  'packages/pages/src/account/route-table.ts: new RegExp',
  'packages/rules/src/read/day.ts: new RegExp',
  'apps/publisher-mock/src/control/faults.ts: new RegExp',
]

const nameOf = (node: unknown) => (node as { name?: unknown } | undefined)?.name

/** What a node names: by a name, by a text of its own, or together with what is around it. */
function named({ type, name, value, callee, object, property }: Node): unknown {
  if (type === 'Identifier' || type === 'JSXIdentifier') return name
  if (type === 'Literal') return value
  if (type === 'NewExpression') return `new ${nameOf(callee)}`
  return type === 'MemberExpression' ? `${nameOf(object)}.${nameOf(property)}` : undefined
}

/** What of it a source names. */
function namedIn(file: string, text: string): string[] {
  if (!watched.some((word) => text.includes(word))) return []
  const words = new Set(nodesIn(file, text).map(named))
  return watched.filter((word) => words.has(word)).map((word) => `${file}: ${word}`)
}

test('only what is listed makes code, markup, statements or programs of a text', () => {
  const files = sourcesOf(['{apps,packages}/*/src/**/*.{ts,tsx}'])
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(([file, text]) => namedIn(file, text)).toSorted()).toEqual(listed.toSorted())
})

test.each([
  ["import { exec } from 'node:child_process'", 'node:child_process'],
  ["await import('node:vm')", 'node:vm'],
  ['db.$executeRawUnsafe(text)', '$executeRawUnsafe'],
  ["db['$queryRawUnsafe'](text)", '$queryRawUnsafe'],
  ['new Function(text)', 'Function'],
  ['new RegExp(text)', 'new RegExp'],
  ['Prisma.raw(text)', 'Prisma.raw'],
  ['const page = <p dangerouslySetInnerHTML={{ __html }} />', 'dangerouslySetInnerHTML'],
  ['element.innerHTML = text', 'innerHTML'],
  ['connect({ rejectUnauthorized: false })', 'rejectUnauthorized'],
])('%s is found', (text, word) => {
  expect(namedIn('x.tsx', text)).toEqual([`x.tsx: ${word}`])
})

test('a word in a comment or a longer text is nothing', () => {
  expect(namedIn('x.ts', "// no eval\nconst text = 'no eval'")).toEqual([])
})
