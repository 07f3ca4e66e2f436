import type { Harness } from './harness.ts'

/** Makes every transaction fail while `work` runs, like a database that has just gone away; reads still work. */
export async function withFailingTransactions<T>(api: Harness, work: () => Promise<T>): Promise<T> {
  const { db } = api.deps
  const down = () => Promise.reject(Object.assign(new Error('connection lost'), { code: 'ECONNRESET' }))
  api.deps.db = new Proxy(db, {
    get: (target, name) => (name === '$transaction' ? down : Reflect.get(target, name)),
  })
  try {
    return await work()
  } finally {
    api.deps.db = db
  }
}
