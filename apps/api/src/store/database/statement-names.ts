import type pg from 'pg'

/** Each connection keeps what it has prepared, some 30 kB in the server for each. */
const most = 300

/**
 * Names for the statements that Prisma writes, so that a connection plans each of them once: the first that come, as
 * many as stay small on a server. The number of statements has no bound, since a list in one makes it another for each
 * length. What comes later goes unnamed.
 */
export function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (names.size >= most) return ''
    const name = `p${names.size}`
    names.set(sql, name)
    return name
  }
}

/**
 * Takes the names off all statements asked of a pool. Some poolers hand each statement to another connection, which knows
 * no name that was given elsewhere.
 */
export function withoutNames(pool: pg.Pool): pg.Pool {
  const query: (asked: unknown, ...rest: unknown[]) => unknown = pool.query.bind(pool)
  const unnamed = (asked: unknown, ...rest: unknown[]) =>
    query(typeof asked === 'object' ? { ...asked, name: undefined } : asked, ...rest)
  return Object.assign(pool, { query: unnamed })
}
