import { tokenLifetimeMs } from '@leserkonto/rules'
import { ask, type Connection } from '../../store/database/run.ts'
import { statement } from '../../store/database/statement.ts'

const noteStatement = statement(
  'note-awaited',
)`INSERT INTO one_time_token (id, purpose, token_hash, created_at, expires_at)
    VALUES (${'id'}::uuid, 'awaited', ${'markHash'}, ${'now'}::timestamptz, ${'until'}::timestamptz)
    ON CONFLICT (token_hash) DO NOTHING`

/**
 * Notes that what a page waits for was confirmed. Nothing but the hash of the page's secret is kept. A secret that was sent
 * twice, or is another token's, stops nobody's confirmation. Source: docs/spec/security.md#pages-that-wait.
 */
export async function noteAwaited(
  on: Connection,
  markHash: string | null | undefined,
  { ids, now }: { ids: { newId: () => string }; now: Date },
): Promise<void> {
  if (!markHash) return
  const until = new Date(now.getTime() + tokenLifetimeMs.awaited)
  await ask(on, noteStatement, { id: ids.newId(), markHash, now, until })
}

const cameStatement = statement('awaited-came')`SELECT FROM one_time_token
    WHERE token_hash = ${'markHash'} AND purpose = 'awaited' AND expires_at > ${'now'}::timestamptz`

/** Whether it was: for a page whose mail was not answered the same as for a secret that nobody knows. */
export const awaitedCame = async (on: Connection, markHash: string, now: Date): Promise<boolean> =>
  (await ask(on, cameStatement, { markHash, now })).length > 0
