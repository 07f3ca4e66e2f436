import type { FastifyInstance } from 'fastify'

/** Bodies in which one object has a field twice, with its name: JSON.parse keeps the last without a word. */
const doubled = new WeakMap<object, string>()

/** Reads JSON as Fastify does, and notes a field that comes twice for `doubledFieldOf`. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    parse(request, String(text), (error, body) => {
      const name =
        !error && typeof body === 'object' && body !== null ? doubledField(String(text)) : undefined
      if (name !== undefined) doubled.set(body, name)
      done(error, body)
    })
  })
}

/** The name of a field that a body has twice. Source: contract.md §1 "format". */
export const doubledFieldOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null ? doubled.get(body) : undefined

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g

/** Walks through a text that is JSON: a string before a colon is a name in the innermost object that is open. */
function doubledField(json: string): string | undefined {
  const open: Set<string>[] = []
  let last = ''
  for (const [token] of json.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push(new Set())
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':') {
      const name: string = JSON.parse(last)
      if (open.at(-1)?.has(name)) return name
      open.at(-1)?.add(name)
    } else last = token
  }
  return undefined
}
