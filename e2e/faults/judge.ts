import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPool } from '../../apps/api/src/store/database/db.ts'
import { afterFault, evidenceTables, inDatabase, isLeft } from '../../apps/api/src/testing/invariants.ts'
import { type Cast, must } from './cast.ts'
import type { Ledger } from './ledger.ts'
import type { Stage } from './stage.ts'
import { until } from './until.ts'

/** How many invariants were looked at, and the sentences of those that are broken. */
export type Verdict = { readonly checked: number; readonly broken: readonly string[] }

const connectTo = (url: string) => openPool({ url, directory: '', connections: 1, prepared: true })

/** Waits until nothing is left to do after commit. */
export async function drained(databaseUrl: string): Promise<void> {
  const { pool, close } = await connectTo(databaseUrl)
  await until(
    'the outbox has nothing left to do',
    async () => (await pool.query(`SELECT 1 FROM outbox WHERE ${isLeft} LIMIT 1`)).rowCount === 0,
  )
  await close()
}

/** What may be: so many mails twice, what cannot hold under the fault, and what was before it. */
type Allowed = { doublesAllowed: number; except: readonly string[]; before: Counts }

/** How often each invariant is broken. */
export type Counts = Readonly<Record<string, number>>

/** What the personas of the seed, who never made their steps, bring along. */
export async function countBefore(databaseUrl: string): Promise<Counts> {
  const { pool, close } = await connectTo(databaseUrl)
  const rows = Object.entries(inDatabase).map(
    async ([name, { broken }]) => [name, (await pool.query(broken)).rowCount ?? 0] as const,
  )
  const counts = Object.fromEntries(await Promise.all(rows))
  await close()
  return counts
}

/** Where to look. */
export type JudgedStage = Pick<Stage, 'databaseUrl' | 'folder' | 'mailFolder' | 'publisherUrl' | 'services'>

/** Ends the services and looks at everything once the fault is over: database, inbox, publisher, pictures, ended sessions. */
export async function judge(
  stage: JudgedStage,
  cast: Pick<Cast, 'door' | 'ledger'>,
  { doublesAllowed, except, before }: Allowed,
): Promise<Verdict> {
  for (const token of cast.ledger.deadTokens) must(await cast.door.ask('/userinfo', { token }), [401])
  // Letters of later come due while a long run is looked at: a mail between two looks would count as lost.
  await Promise.all(stage.services.map(({ stop }) => stop()))
  const { pool, close } = await connectTo(stage.databaseUrl)
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query(evidenceTables)
    const plans = (await client.query<{ id: string }>(plansQuery)).rows.map(({ id }) => id)
    for (const [table, rows] of Object.entries(await evidence(stage, cast.ledger, { plans, doublesAllowed })))
      if (rows.length > 0)
        await client.query(
          `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::json)`,
          [JSON.stringify(rows)],
        )
    const all = Object.entries({ ...inDatabase, ...afterFault }).filter(([name]) => !except.includes(name))
    const broken: string[] = []
    for (const [name, { sentence, broken: query }] of all) {
      const more = ((await client.query(query)).rowCount ?? 0) - (before[name] ?? 0)
      if (more > 0) broken.push(`${name}: ${sentence} (${more})`)
    }
    return { checked: all.length, broken }
  } finally {
    client.release()
    await close()
  }
}

const plansQuery = 'SELECT crm_subscription_id AS id FROM shared_subscription'

async function evidence(
  { mailFolder, publisherUrl, folder }: JudgedStage,
  ledger: Ledger,
  { plans, doublesAllowed }: { plans: readonly string[]; doublesAllowed: number },
) {
  return {
    seen_mail: seenMails(mailFolder),
    seen_seat: await seenSeats(publisherUrl, plans),
    seen_consent: await seenConsents(publisherUrl),
    // An unfinished one has a dot before its key, and is swept with it.
    seen_picture: readdirSync(join(folder, 'media')).map((file) => ({ key: file.replace(/^\./, '') })),
    doubles_allowed: [{ mails: doublesAllowed }],
    promised_account: [...ledger.accounts].map(([email_key, { state, givenName }]) => ({
      email_key,
      state,
      given_name: givenName,
    })),
    promised_end: ledger.ends.map((session_id) => ({ session_id })),
    promised_list: [...ledger.lists.values()].map(({ email, list, state }) => ({
      email_key: email,
      newsletter_id: list,
      state,
    })),
    promised_seat: ledger.seats.map(({ email, plan }) => ({ email_key: email, subscription_id: plan })),
    promised_mail: ledger.mails.map(({ to, ...rest }) => ({ to_key: to, ...rest })),
  }
}

/** The mails the catcher has, one row for each Message-ID. */
export function seenMails(folder: string) {
  const seen = new Map<string, { message_id: string; to_key: string; times: number }>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.eml'))) {
    const head = readFileSync(join(folder, file), 'utf8').split('\r\n\r\n')[0] ?? ''
    const message_id = /^Message-ID:\s*(<[^>]+>)/im.exec(head)?.[1] ?? ''
    const to_key = (/^X-Envelope-To: (.+)$/m.exec(head)?.[1] ?? '').trim().toLowerCase()
    const times = (seen.get(message_id)?.times ?? 0) + 1
    seen.set(message_id, { message_id, to_key, times })
  }
  return [...seen.values()]
}

async function seenSeats(publisherUrl: string, plans: readonly string[]) {
  const rows = plans.map(async (plan) => {
    const seats = await askPublisher<{ seat_id: string; account_id: string }[]>(
      `${publisherUrl}/crm/v1/subscriptions/${plan}/seats`,
    )
    // Of a plan the publisher does not know there are none.
    return (seats ?? []).map(({ seat_id, account_id }) => ({ subscription_id: plan, seat_id, account_id }))
  })
  return (await Promise.all(rows)).flat()
}

async function seenConsents(publisherUrl: string) {
  const all = await askPublisher<{ email: string; newsletter_id: string; state: string }[]>(
    `${publisherUrl}/__mock/consents`,
  )
  return (all ?? []).map(({ email, newsletter_id, state }) => ({
    email_key: email.toLowerCase(),
    newsletter_id,
    state,
  }))
}

/** Undefined if there is no such thing. */
async function askPublisher<T>(url: string): Promise<T | undefined> {
  const answer = await fetch(url, { headers: { authorization: 'Bearer dev-crm-key' } })
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return (await answer.json()) as T // the stand-in's own answer
}
