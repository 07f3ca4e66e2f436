import type { Harness } from './harness.ts'

/**
 * Lets every transaction fail while `work` runs, that of a sign-in in its one statement too, as a database that has just
 * gone away does; reads go on.
 */
export async function withFailingTransactions<T>(api: Harness, work: () => Promise<T>): Promise<T> {
  const { db, pool } = api.deps
  const down = () => Promise.reject(Object.assign(new Error('connection lost'), { code: 'ECONNRESET' }))
  api.deps.db = new Proxy(db, {
    get: (target, name) => (name === '$transaction' ? down : Reflect.get(target, name)),
  })
  const query = pool.query.bind(pool)
  Object.assign(pool, {
    query: (...asked: Parameters<typeof query>) =>
      JSON.stringify(asked).includes('INSERT INTO session') ? down() : query(...asked),
  })
  try {
    return await work()
  } finally {
    api.deps.db = db
    Object.assign(pool, { query })
  }
}
