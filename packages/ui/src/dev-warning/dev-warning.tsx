const said = new Set<string>()

/** Tells a developer once per message that a block was given something it cannot use; silent in production builds. */
export function devWarning(block: string, message: string): void {
  const line = `${block}: ${message}`
  if (!import.meta.env.DEV || said.has(line)) return
  said.add(line)
  console.warn(line)
}
