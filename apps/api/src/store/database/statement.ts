import type { DbOrTx, Pool } from './db.ts'

/** A frequent statement: each connection prepares it once, under its name. */
export type Statement = { readonly name: string; readonly text: string }

/** What can execute a statement: any connection of the pool, or a running transaction. */
export type Asked = Pool | DbOrTx

/** Executes a statement; `Row` must be the type of its rows. Parameters need casts in the text, since Prisma sends text. */
export async function ask<Row>(
  on: Asked,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  if ('$queryRawUnsafe' in on) return on.$queryRawUnsafe<Row[]>(text, ...values)
  const { rows } = await on.query({ name, text, values: [...values] })
  return rows
}
