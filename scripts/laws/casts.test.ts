import { expect, test } from 'vitest'
import { type Node, nodesIn, sourcesOf } from './syntax.ts'

// A cast is a promise that nobody checks. Those that are left say why beside them; a new one takes the place of one that goes.

const maxCasts = 54

const isConst = ({ typeAnnotation }: Node): boolean =>
  JSON.stringify(typeAnnotation).includes('"name":"const"')

/** `x as T`, `<T>x` and `x!`, but not `as const`. */
const isCast = (node: Node): boolean =>
  node.type === 'TSNonNullExpression' ||
  node.type === 'TSTypeAssertion' ||
  (node.type === 'TSAsExpression' && !isConst(node))

/** The casts of a source, each as `file:line`. */
const castsIn = (file: string, text: string): string[] =>
  nodesIn(file, text)
    .filter(isCast)
    .map(({ end }) => `${file}:${text.slice(0, Number(end)).split('\n').length}`)

test(`the product has at most ${maxCasts} casts`, () => {
  const sources = sourcesOf(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'])
  expect(sources.length).toBeGreaterThan(1_000)
  const casts = sources.flatMap(([file, text]) => castsIn(file, text))
  expect(casts.length, casts.toSorted().join('\n')).toBeLessThanOrEqual(maxCasts)
})

test('each kind of cast counts, and what a compiler checks does not', () => {
  const text = `
    const one = given as string
    const two = given as unknown as string
    const three = given!.length
    const none = ['a'] as const
    const checked = { a: 1 } satisfies object
    import { inner as outer } from 'x'
    type Renamed = { [K in 'a' as string]: K }`
  expect(castsIn('x.ts', text)).toEqual(['x.ts:4', 'x.ts:3', 'x.ts:3', 'x.ts:2'])
})
