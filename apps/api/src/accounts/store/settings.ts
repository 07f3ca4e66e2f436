import type { DbOrTx } from '../../store/database/db.ts'

/** A name and its value. */
export type SettingEntry = { name: string; value: string }

/** All settings of an account, by name. */
export async function findSettings(db: DbOrTx, accountId: string): Promise<SettingEntry[]> {
  const rows = await db.setting.findMany({ where: { accountId }, select: { name: true, value: true } })
  return rows.sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** Adds settings or replaces their values, in one statement. */
export async function saveSettings(
  tx: DbOrTx,
  accountId: string,
  settings: readonly SettingEntry[],
  now: Date,
): Promise<void> {
  const names = settings.map(({ name }) => name)
  const values = settings.map(({ value }) => value)
  await tx.$executeRaw`
    INSERT INTO setting (account_id, name, value, updated_at)
    SELECT ${accountId}::uuid, entry.name, entry.value, ${now}
    FROM unnest(${names}::text[], ${values}::text[]) AS entry (name, value)
    ON CONFLICT (account_id, name) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`
}

/** Removes one setting, or all of an account. */
export async function removeSettings(db: DbOrTx, accountId: string, name?: string): Promise<void> {
  await db.setting.deleteMany({ where: { accountId, ...(name !== undefined && { name }) } })
}

/** Removes those of an account that were saved after an instant. */
export async function removeSettingsSince(tx: DbOrTx, accountId: string, since: Date): Promise<void> {
  await tx.setting.deleteMany({ where: { accountId, updatedAt: { gt: since } } })
}
