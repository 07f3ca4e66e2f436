import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from '../bootstrap/root.mjs'

/** A node of the syntax tree of a source, as far as laws look at it. */
export type Node = Readonly<Record<string, unknown>> & { readonly type: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** All nodes of a source. Throws where it is none. */
export function nodesIn(file: string, text: string): Node[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found: Node[] = []
  const waiting: unknown[] = [program]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (isNode(value)) found.push(value)
    if (typeof value === 'object' && value !== null) waiting.push(...Object.values(value))
  }
  return found
}

const isSource = (file: string) =>
  !/node_modules|\/dist\/|\/generated\/|\.(test|stories)\.|\/testing\//.test(file)

/** The sources of these patterns with their texts: no tests, no stories, nothing generated. */
export const sourcesOf = (patterns: string[]): (readonly [file: string, text: string])[] =>
  globSync(patterns, { cwd: root })
    .filter(isSource)
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
