import type { FastifyInstance } from 'fastify'

/** Bodies in which one object has a field twice, with its name: JSON.parse keeps the last without a word. */
const doubled = new WeakMap<object, string>()

/**
 * Reads JSON as Fastify does, and notes a field that comes twice for `doubledFieldOf`. No bytes at all are no body: many
 * programs name the type of what they do not send.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null)
    parse(request, String(text), (error, body) => {
      const name =
        !error && typeof body === 'object' && body !== null ? doubledField(String(text)) : undefined
      if (name !== undefined) doubled.set(body, name)
      done(error, body)
    })
  })
}

/** The name of a field that a body has twice. Source: docs/spec/contract.md#format. */
export const doubledFieldOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null ? doubled.get(body) : undefined

/** Walks through a text that is JSON: a string before a colon is a name in the innermost object that is open. */
function doubledField(json: string): string | undefined {
  const marks = /["{}[\]:]/g
  const open: Set<string>[] = []
  let last = ''
  for (let mark = marks.exec(json); mark; mark = marks.exec(json)) {
    const [token] = mark
    if (token === '"') {
      marks.lastIndex = endOfString(json, mark.index)
      last = json.slice(mark.index, marks.lastIndex)
    } else if (token === '{' || token === '[') open.push(new Set())
    else if (token === '}' || token === ']') open.pop()
    else {
      const name: string = JSON.parse(last)
      if (open.at(-1)?.has(name)) return name
      open.at(-1)?.add(name)
    }
  }
  return undefined
}

/**
 * Behind the quote that closes the string opened at `start`. Counted, not matched: an expression for whole strings
 * keeps a way back for each of their parts, and long ones overflow the stack.
 */
function endOfString(json: string, start: number): number {
  let quote = start
  let backslashes = 0
  do {
    quote = json.indexOf('"', quote + 1)
    backslashes = 0
    while (json[quote - 1 - backslashes] === '\\') backslashes++
  } while (backslashes % 2 === 1)
  return quote + 1
}
