import { activation } from '@leserkonto/mails'
import { type Persona, personaPassword, personas } from '@leserkonto/publisher-mock/personas'
import { emailKey, pendingRegistrationLifetimeMs, tokenLifetimeMs } from '@leserkonto/rules'
import { createNotMeToken } from '../apps/api/src/accounts/shared/not-me-token.ts'
import type { Deps } from '../apps/api/src/context.ts'
import { enqueueMail } from '../apps/api/src/outbox/enqueue.ts'
import type { Pool } from '../apps/api/src/store/database/db.ts'
import { workOf } from '../apps/api/src/work.ts'
import { seedNewsletters } from './seed-newsletters.ts'
import { seedSharedPlans } from './seed-shared-plans.ts'
import type { Seeding } from './seeding.ts'

/** Whether the personas are there already. */
export async function hasPersonas(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT 1 FROM account WHERE id = ANY($1::uuid[])', [accountIds])
  return (rowCount ?? 0) > 0
}

const accountIds = personas.flatMap(({ accountId }) => accountId ?? [])

/**
 * Creates the personas of the publisher's stand-in with all their data, and their open mails. Returns how many were
 * created. Throws outside of local and dev.
 */
export async function seed(deps: Deps): Promise<number> {
  if (!deps.config.development) throw new Error('Personas are only seeded in local and dev.')
  const withPassword = personas.filter(({ password }) => password !== null)
  // A separate hash for each, because equal hashes would reveal equal passwords.
  const hashes = await Promise.all(withPassword.map(() => deps.passwords.hash(personaPassword)))
  const nextHash = async () => hashes.pop() ?? deps.passwords.hash(personaPassword)
  await deps.db.$transaction(async (tx) => {
    const seeding: Seeding = { tx, work: workOf(deps), passwordHash: nextHash }
    for (const persona of personas) await seedPersona(persona, seeding)
    await seedNewsletters(seeding)
    await seedSharedPlans(seeding)
  })
  return personas.length
}

async function seedPersona(persona: Persona, seeding: Seeding): Promise<void> {
  if (persona.accountState === 'pending') return seedPending(persona, seeding)
  if (persona.accountState === 'none' || !persona.accountId) return
  const { tx, passwordHash, work } = seeding
  const { now } = work
  const blocked = persona.accountState === 'blocked'
  await tx.account.create({
    data: {
      id: persona.accountId,
      email: persona.email,
      emailKey: emailKey(persona.email),
      passwordHash: await passwordHash(),
      status: blocked ? 'blocked' : 'activated',
      givenName: persona.givenName,
      familyName: persona.familyName,
      gender: persona.gender,
      customerType: persona.customerType,
      companyName: persona.companyName ?? null,
      source: 'az',
      ...(persona.gpNumber && {
        links: { create: { gpNumber: persona.gpNumber, method: 'number', linkedAt: now } },
      }),
      createdAt: now,
      activatedAt: now,
      blockedAt: blocked ? now : null,
    },
  })
  if (persona.pendingEmail)
    await tx.emailChange.create({
      data: {
        id: work.ids.newId(),
        accountId: persona.accountId,
        newEmail: persona.pendingEmail,
        newEmailKey: emailKey(persona.pendingEmail),
        edition: 'az',
        requestedAt: now,
        expiresAt: new Date(now.getTime() + tokenLifetimeMs.email_change),
      },
    })
}

/** Registered but not activated: an attempt, its known token and the mail with the link. */
async function seedPending(persona: Persona, { tx, work, passwordHash }: Seeding): Promise<void> {
  const { now } = work
  const key = emailKey(persona.email)
  const attempt = await tx.pendingRegistration.create({
    data: {
      id: work.ids.newId(),
      email: persona.email,
      emailKey: key,
      passwordHash: await passwordHash(),
      edition: 'az',
      profile: { given_name: persona.givenName, family_name: persona.familyName, gender: persona.gender },
      createdAt: now,
      expiresAt: new Date(now.getTime() + pendingRegistrationLifetimeMs),
    },
  })
  const token = persona.activationToken ?? work.ids.newSecret()
  const keepToken = (known: string, expiresAt: Date) =>
    tx.oneTimeToken.create({
      data: {
        id: work.ids.newId(),
        purpose: 'activation',
        tokenHash: work.ids.secretHash(known),
        pendingRegistrationId: attempt.id,
        emailKey: key,
        payload: { resend: false, newsletterIds: [] },
        createdAt: now,
        expiresAt,
      },
    })
  await keepToken(token, new Date(now.getTime() + tokenLifetimeMs.activation))
  if (persona.expiredActivationToken) await keepToken(persona.expiredActivationToken, now)
  const about = { pendingRegistrationId: attempt.id, payload: { matter: 'registration' } } as const
  const notMeToken = await createNotMeToken(tx, about, work)
  const mail = activation({ token, notMeToken, newsletterTitles: [] }, work.edition('az'))
  const payload = { purpose: 'activation', to: persona.email, edition: 'az', mail }
  await enqueueMail(tx, payload, work)
}
