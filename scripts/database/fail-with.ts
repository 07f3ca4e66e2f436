/** Prints why a command failed and ends it. A database's message can contain a whole row, so only messages for people are shown. */
export function failWith(error: unknown): never {
  const { code, message } = error as { code?: unknown; message: string }
  console.error(code === 'DATABASE_IN_USE' || code === undefined ? message : `It failed (${String(code)}).`)
  process.exit(1)
}
