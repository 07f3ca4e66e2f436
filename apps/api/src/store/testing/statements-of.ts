import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { vi } from 'vitest'

/** The statements the database gets while `work` runs, as they are written, and the result of `work`. */
export async function statementsOf<Answer>(pool: pg.Pool, work: () => PromiseLike<Answer>) {
  // Wait for work that an earlier call left to do after its answer.
  while (pool.idleCount < pool.totalCount || pool.waitingCount > 0) await setTimeout(1)
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const answer = await work()
    const statements = spy.mock.calls.map(([query]) => {
      const asked: unknown = query
      return typeof asked === 'string' ? asked : String(Reflect.get(Object(asked), 'text'))
    })
    return { answer, statements }
  } finally {
    spy.mockRestore()
  }
}
