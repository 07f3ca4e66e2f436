import type { DbOrTx, Tx } from '../../store/database/db.ts'

/** A window that may refuse the reader. The bucket is a pattern of LIKE: `%` matches every kind of the bucket. */
export type Watched = { bucket: string; key: string; max: number }
/** One that is full, and when it ends. */
export type FullWindow = { bucket: string; key: string; endsAt: Date }

/** Which of these windows refuse the next take. */
export async function findFull(db: DbOrTx, watched: readonly Watched[], now: Date): Promise<FullWindow[]> {
  const rows = await db.$queryRaw<{ bucket: string; key: string; expires_at: Date }[]>`
    SELECT DISTINCT r.bucket, r.key, r.expires_at
    FROM jsonb_to_recordset(${JSON.stringify(watched)}::jsonb) AS w(bucket text, key text, max float8)
    JOIN rate_limit r ON r.key = w.key AND r.bucket LIKE w.bucket
    WHERE r.count >= w.max AND r.expires_at > ${now}::timestamptz`
  return rows.map(({ bucket, key, expires_at }) => ({ bucket, key, endsAt: expires_at }))
}

/** Forgets windows; how many there were. */
export async function forgetWindows(tx: Tx, windows: readonly FullWindow[]): Promise<number> {
  const { count } = await tx.rateLimit.deleteMany({
    where: { OR: windows.map(({ bucket, key }) => ({ bucket, key })) },
  })
  return windows.length === 0 ? 0 : count
}
