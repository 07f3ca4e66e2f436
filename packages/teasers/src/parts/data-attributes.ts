import type { DataAttributes } from '../article.ts'

// What HTML takes in a data attribute's name without ado; anything else would break the rendering of the page.
const attributeName = /^[a-z][\w.-]*$/

const isWord = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/**
 * An article's key-value pairs as data attributes, names in lower case as HTML has them. A name that cannot be one and
 * a value that is no word are left out. Source: docs/spec/presentation.md#data-attributes.
 */
export function dataAttributes(pairs: DataAttributes | null | undefined): Record<`data-${string}`, string> {
  const attributes: Record<`data-${string}`, string> = {}
  for (const [key, value] of Object.entries(pairs ?? {})) {
    const name = key.toLowerCase().replace(/^data-/, '')
    if (attributeName.test(name) && isWord(value)) attributes[`data-${name}`] = String(value)
  }
  return attributes
}
