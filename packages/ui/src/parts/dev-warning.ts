import { isDevelopment } from './is-development.ts'

const warned = new Set<string>()

/**
 * Tells a developer once per message that a block was given something it cannot use; silent in production builds. What
 * leaves readers out is an `error`, the rest a `warn`ing.
 */
export function devWarning(block: string, message: string, severity: 'warn' | 'error' = 'warn'): void {
  if (!isDevelopment) return
  const line = `${block}: ${message}`
  if (warned.has(line)) return
  warned.add(line)
  console[severity](line)
}
