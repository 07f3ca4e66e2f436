import { errorCode } from '@leserkonto/rules'

/** What the codes of Prisma and PostgreSQL mean for the person who runs a command. */
const sentences: readonly (readonly [string, RegExp])[] = [
  ['The database refuses the user or the password of DATABASE_URL', /^(P1000|28P01|28000)$/],
  ['The database does not answer at the address of DATABASE_URL', /^(P1001|P1002|P1017|57P0[123])$/],
  ['The database that DATABASE_URL names does not exist', /^(P1003|3D000)$/],
  ['The user of DATABASE_URL may not do this', /^(P1010|42501)$/],
  ['The database has no connection left', /^(P2024|P2037|53300)$/],
  [
    'The database lacks what this release needs: run node scripts/prepare.ts first',
    /^(P202[12]|42P01|42703)$/,
  ],
]

/** Their messages are for people. */
const spoken = /^(CONFIGURATION|DATABASE_IN_USE|PUBLISHER_UNAVAILABLE)$/

/** Why a command failed, where that is known in words for people; undefined where only the database has said something. */
export function sentenceOf(error: unknown): string | undefined {
  const code = errorCode(error)
  const { name, message, syscall, errors = [] } = error as Error & { syscall?: string; errors?: Error[] }
  // What Prisma says without a code repeats what it was asked with.
  if (code === undefined) return /^Prisma|^DriverAdapter/.test(name) ? undefined : message
  if (spoken.test(code)) return message
  const [sentence] = sentences.find(([, codes]) => codes.test(code)) ?? []
  if (sentence) return `${sentence} (${code}).`
  // PgBouncer, of what a command asks for that no shared connection can have.
  if (/unsupported startup parameter/.test(message))
    return `DATABASE_URL leads to a pooler, which this cannot go through: run it with the address of the server itself, that of DATABASE_LISTEN_URL (${code}).`
  // A name with several addresses: one error for each.
  const [first] = errors
  if (first) return sentenceOf(first)
  return syscall && `It failed: ${message}`
}

/** Prints why a command failed and ends it. A database's message can contain a whole row, so it is not shown. */
export function failWith(error: unknown): never {
  console.error(sentenceOf(error) ?? `It failed (${errorCode(error) ?? (error as Error).name}).`)
  process.exit(1)
}
