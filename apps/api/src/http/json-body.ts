import { fieldError, Problem } from '@leserkonto/contracts'
import { inputLimits } from '@leserkonto/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Reads JSON as Fastify does, but for what JSON.parse takes without a word: a name that an object has twice, of which it
 * keeps the last, and as many names and lists as there is room for. No bytes at all are no body: many programs name the type
 * of what they do not send. Source: docs/spec/contract.md#format.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null)
    const found = faultOf(String(text))
    if (found && 'max' in found) return done(refusalOf(found))
    parse(request, String(text), (error, body) => done(error ?? (found ? refusalOf(found) : null), body))
  })
}

/** The same for who parses the text itself, as tRPC does. Throws VALIDATION_FAILED. */
export async function refuseUnclearJson({ body }: FastifyRequest): Promise<void> {
  const found = typeof body === 'string' ? faultOf(body) : undefined
  if (found) throw refusalOf(found)
}

type Fault = { name: string } | { max: number }

const refusalOf = (found: Fault): Problem =>
  new Problem('VALIDATION_FAILED', {
    fields: [
      'max' in found
        ? fieldError('', 'TOO_MANY', { max: found.max })
        : fieldError(found.name, 'DUPLICATE_FIELD'),
    ],
  })

/**
 * Walks through a text that may be JSON: a string before a colon is a name in the innermost object that is open. Looks no
 * further than it has to.
 */
function faultOf(json: string): Fault | undefined {
  const marks = /["{}[\],:]/g
  const open: Set<string>[] = []
  let last = ''
  let members = 0
  for (let mark = marks.exec(json); mark; mark = marks.exec(json)) {
    const [token] = mark
    if (token === '"') {
      marks.lastIndex = endOfString(json, mark.index)
      last = json.slice(mark.index, marks.lastIndex)
    } else if (token === '}' || token === ']') open.pop()
    else if (token === ':') {
      const [name, names] = [nameOf(last), open.at(-1)]
      if (name === undefined || !names) continue
      if (names.has(name)) return { name }
      if (names.add(name).size > inputLimits.objectNames) return { max: inputLimits.objectNames }
    } else {
      if (token !== ',') open.push(new Set())
      if (++members > inputLimits.bodyMembers || open.length > inputLimits.bodyDepth)
        return { max: inputLimits.bodyMembers }
    }
  }
  return undefined
}

/** A string as its quotes hold it; undefined for what is none, which JSON.parse will say. */
function nameOf(quoted: string): string | undefined {
  if (!quoted.includes('\\')) return quoted.slice(1, -1)
  try {
    return JSON.parse(quoted)
  } catch {
    return undefined
  }
}

/**
 * Behind the quote that closes the string opened at `start`; the end of a text that never closes it. Counted, not matched: an
 * expression for whole strings keeps a way back for each of their parts, and long ones overflow the stack.
 */
function endOfString(json: string, start: number): number {
  let quote = start
  let backslashes = 0
  do {
    quote = json.indexOf('"', quote + 1)
    if (quote < 0) return json.length
    backslashes = 0
    while (json[quote - 1 - backslashes] === '\\') backslashes++
  } while (backslashes % 2 === 1)
  return quote + 1
}
