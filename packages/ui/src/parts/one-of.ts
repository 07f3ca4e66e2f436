import { devWarning } from './dev-warning.ts'
import { isDevelopment } from './is-development.ts'

/**
 * The value when it is one of the block's own, else the default with a development warning. Types refuse a wrong
 * value already; this is for values that come from editorial data. Our choice: never throw in a render.
 */
export function oneOf<Value extends string>(
  block: string,
  prop: string,
  value: string | undefined,
  allowed: readonly Value[],
  fallback: Value,
): Value {
  if (value === undefined) return fallback
  const found = allowed.find((candidate) => candidate === value)
  // Asked here too, so that readers do not load the words.
  if (isDevelopment && found === undefined)
    devWarning(block, `${prop} '${value}' is none of ${allowed.join(', ')}; took '${fallback}'`)
  return found ?? fallback
}
