/** What a schema says of a value, as zod hands it to an error map. */
type Issue = {
  readonly code?: string | undefined
  readonly input?: unknown
  readonly expected?: unknown
  readonly origin?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly values?: unknown
  readonly keys?: unknown
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  int: 'a whole number',
  number: 'a number',
}

/**
 * What a value of the configuration must be, as a sentence that goes on after its name and does not show it; undefined for
 * what the schema has to say itself, such as what a pattern means. An error map for zod.
 */
export function wrongValue(issue: Issue): string | undefined {
  const { code, input, expected, origin, minimum, maximum } = issue
  const unit = origin === 'string' ? 'characters' : 'entries'
  if (code === 'unrecognized_keys') return `must not have ${listed(issue.keys, 'and')}`
  if (input === undefined) return 'is missing'
  if (code === 'invalid_type') return `must be ${kinds[String(expected)] ?? expected}`
  if (code === 'invalid_value') return `must be ${listed(issue.values, 'or')}`
  if (code === 'too_small')
    return minimum === 1 ? 'must not be empty' : `must have ${minimum} ${unit} or more`
  if (code === 'too_big') return `must have ${maximum} ${unit} or fewer`
  return undefined
}

function listed(all: unknown, word: 'and' | 'or'): string {
  const texts = [all].flat().map(String)
  const last = texts.pop() ?? ''
  return texts.length > 0 ? `${texts.join(', ')} ${word} ${last}` : last
}
