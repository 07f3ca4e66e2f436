import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskEnv, deskOf } from '../../testing/desk.ts'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'

let api: Harness
let service: Awaited<ReturnType<ReturnType<typeof deskOf>['somebody']>>
beforeAll(async () => {
  api = await startHarness(deskEnv())
  service = await somebody('service')
})
afterAll(() => api.close())

const { quickReader, linkedReader } = linkingOf(() => api)
const { somebody } = deskOf(() => api)

const seen = async (id: string) => (await service.get(`/leser/${id}/ansicht`)).text
const plan = { product: 'AZ', title: 'AZ Plus', edition: 'az' as const, rights: ['09', '01'] }

test('the view shows the plan as the overview of the account does: what it opens, and the members who share it', async () => {
  const { id, gpNumber } = await linkedReader({
    subscriptions: [{ ...plan, id: `abo-${api.deps.ids.newId()}`, family: { max_members: 3 } }],
  })
  const text = await seen(id)
  expect(gpNumber).not.toBe('')
  for (const said of [
    'Ansicht des Leserservice – Sie sehen, was die Leserin oder der Leser sieht.',
    'Ihr Abo läuft',
    'Enthalten: alle Artikel, Newsletter für Abonnenten.',
    '0 von 3 Plätzen belegt',
    'Mit einem Code per E',
    'Angemeldete Geräte und Apps',
    'Angemeldet bei: Auentaler Zeitung',
  ])
    expect(text).toContain(said)
})

test('the view says that there is no plan, and shows what waits for the reader', async () => {
  const { id, email } = await quickReader()
  const { ids, clock, db } = api.deps
  const now = clock.now()
  await db.emailChange.create({
    data: {
      id: ids.newId(),
      accountId: id,
      newEmail: `neu-${email}`,
      newEmailKey: `neu-${email}`,
      requestedAt: now,
      expiresAt: new Date(now.getTime() + 60_000),
      edition: 'az',
    },
  })
  const user = { id: ids.newId(), email, emailKey: email, accountId: id, createdAt: now }
  await db.newsletterUser.create({ data: user })
  await db.newsletterSubscription.create({
    data: {
      newsletterUserId: user.id,
      newsletterId: 'az-morgen',
      origin: 'az',
      edition: 'az',
      state: 'mail_sent',
      registeredAt: now,
    },
  })
  const text = await seen(id)
  for (const said of [
    'Haben Sie ein Abo?',
    'Vielleicht einer von diesen?',
    'Noch ein paar Kleinigkeiten',
    'Ein Newsletter wartet auf Ihr Ja.',
    `Ihre neue Adresse neu-${email} ist noch nicht bestätigt.`,
  ])
    expect(text).toContain(said)
})

test('the publisher’s silence leaves what is known', async () => {
  const { id } = await linkedReader({ subscriptions: [{ ...plan, id: `abo-${api.deps.ids.newId()}` }] })
  await api.publisher.goDown()
  const { status, text } = await service.get(`/leser/${id}/ansicht`)
  await api.publisher.heal()
  expect([status, text.includes('Ihr Abo läuft')]).toEqual([200, true])
})

test('it has nothing to press and no way into the account, and makes no session of the reader', async () => {
  const { id } = await linkedReader()
  const sessions = () => api.deps.db.session.count({ where: { accountId: id } })
  const before = await sessions()
  const text = await seen(id)
  const main = text.slice(text.indexOf('<main'))
  expect(main).not.toContain('<form')
  expect([...main.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([`/leser/${id}`])
  expect((await service.get(`/leser/${id}`)).text).toContain(`href="/leser/${id}/ansicht"`)
  expect(await sessions()).toBe(before)
})

test('it is on record once an hour beside the look, and none for auditors', async () => {
  const { id } = await quickReader()
  for (const _twice of [1, 2]) await seen(id)
  const lines = await api.deps.db.staffAct.findMany({ where: { accountId: id }, orderBy: { id: 'asc' } })
  expect(lines.map(({ act }) => act).sort()).toEqual(['reader.viewed', 'reader.viewed_as'])
  expect((await (await somebody('auditor')).get(`/leser/${id}/ansicht`)).status).toBe(403)
  expect((await service.get('/leser/00000000-0000-4000-8000-000000000000/ansicht')).status).toBe(404)
})

test('of a blocked account there is nothing to see', async () => {
  const { id } = await quickReader()
  await api.deps.db.account.update({ where: { id }, data: { status: 'blocked', blockedAt: new Date() } })
  const text = await seen(id)
  expect(text).toContain('Vom Konto ist nichts zu sehen.')
  expect(text).not.toContain('Haben Sie ein Abo?')
})
