import type { Output, passkeys } from '@leserkonto/contracts'
import type { Passkey } from '../../store/sessions/passkeys.ts'

/** A passkey as its reader sees it. */
export const shown = (row: Passkey): Output<typeof passkeys.rename> => ({
  id: row.id,
  credential: row.credentialId,
  name: row.name,
  synced: row.backedUp,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
})
