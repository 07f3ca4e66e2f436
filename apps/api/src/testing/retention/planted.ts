import { randomBytes } from 'node:crypto'
import { emailKey, type RetentionKind, retention } from '@leserkonto/rules'
import { freshEmail, type Harness } from '../harness.ts'

/** Whose rows are planted. */
export type Person = { accountId: string; email: string; emailHmac: string; userId: string }

/** Where rows are planted: they are from `at`; those that know their own end have it at `end`. */
export type Ground = { api: Harness; person: Person; at: Date; end: Date }

/** Writes rows of one kind; the answer counts those that are left. */
export type Plant = (on: Ground) => Promise<() => Promise<number>>

/** Kinds that a job ends a time after a moment or with a year. */
export type PurgedKind = {
  [K in RetentionKind]: (typeof retention)[K] extends {
    endedBy: { job: string }
    period: { ms: number } | { years: number }
  }
    ? K
    : never
}[RetentionKind]

/** 32 random bytes, as hashes of secrets are stored. */
export const hash = () => randomBytes(32).toString('base64url')

/** The first instant at which a row of this kind from `at` has to be gone. */
export function endOf(kind: PurgedKind, at: Date): Date {
  const { period }: { period: { ms: number } | { years: number } } = retention[kind]
  if ('ms' in period) return new Date(at.getTime() + period.ms)
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Berlin' }).format(at)
  return new Date(`${Number(year) + period.years + 1}-01-01T00:00:00+01:00`)
}

/** Somebody with an account and an address for newsletters. */
export async function newPerson(api: Harness): Promise<Person> {
  const { db, ids, clock } = api.deps
  const [id, email, now] = [ids.newId(), freshEmail('frist'), clock.now()]
  await db.account.create({
    data: {
      id,
      email,
      emailKey: emailKey(email),
      status: 'activated',
      source: 'az',
      createdAt: now,
      activatedAt: now,
    },
  })
  return personOf(api, id, email)
}

/** An account as a person, with an address for newsletters. */
export async function personOf(api: Harness, accountId: string, email: string): Promise<Person> {
  const { db, ids, clock, secrets } = api.deps
  const userId = ids.newId()
  const createdAt = clock.now()
  await db.newsletterUser.create({
    data: { id: userId, email, emailKey: emailKey(email), accountId, createdAt },
  })
  return { accountId, email, emailHmac: secrets.mac('address', emailKey(email)), userId }
}
