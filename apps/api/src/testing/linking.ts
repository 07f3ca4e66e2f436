import { randomInt } from 'node:crypto'
import { accessTokenAudience } from '@leserkonto/contracts'
import { freshEmail, type Harness } from './harness.ts'
import { readersOf } from './readers.ts'

/** Readers and customers on both sides of a link, and the calls that make and end one. */
export function linkingOf(api: () => Harness) {
  const { activeReader, bearerOf } = readersOf(api)

  /** A reader who has just signed in. */
  async function reader(fields: object = {}) {
    const email = await activeReader(fields)
    return { email, bearer: await bearerOf(email) }
  }

  /** A signed-in reader made without hashing a password, for races that do not concern passwords. */
  async function quickReader() {
    const { ids, keys, db, clock } = api().deps
    const [id, sid, email, now] = [ids.newId(), ids.newId(), freshEmail('renner'), clock.now()]
    const expiresAt = new Date(now.getTime() + 365 * 86_400_000)
    await db.account.create({
      data: {
        id,
        email,
        emailKey: email,
        status: 'activated',
        source: 'az',
        createdAt: now,
        activatedAt: now,
      },
    })
    await db.session.create({
      data: {
        id: sid,
        accountId: id,
        edition: 'az',
        device: '',
        createdAt: now,
        lastSeenAt: now,
        authTime: now,
        expiresAt,
      },
    })
    const kind = { type: 'at+jwt' as const, audience: accessTokenAudience, now, expiresAt }
    return { id, email, bearer: await keys.sign({ sub: id, sid }, kind) }
  }

  const link = (bearer: string, body: object) =>
    api().caller().request('post', '/user/add-gp-number', bearer).send(body)
  const unlink = (bearer: string, body: object = {}) =>
    api().caller().request('delete', '/user/gp-number', bearer).send(body)
  const find = (bearer: string | undefined, query: Record<string, string>) =>
    api()
      .caller()
      .request('get', `/registration/get-gp-by-address?${new URLSearchParams(query)}`, bearer)
  /** An account, with its links in the order they were made and of the first its number, method and instant. */
  async function account(email: string) {
    const linksFirst = { orderBy: [{ linkedAt: 'asc' as const }, { gpNumber: 'asc' as const }] }
    const row = await api().deps.db.account.findFirstOrThrow({
      where: { email },
      include: { links: linksFirst },
    })
    const [first] = row.links
    return {
      ...row,
      gpNumber: first?.gpNumber ?? null,
      linkMethod: first?.method ?? null,
      linkedAt: first?.linkedAt ?? null,
    }
  }

  /** A reader linked to a running plan, of which the publisher knows. */
  async function linkedReader(fields: Parameters<Harness['publisher']['newCustomer']>[0] = {}) {
    const gpNumber = await api().publisher.newCustomer(fields)
    const linked = await quickReader()
    await link(linked.bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
    await api().settle()
    return { ...linked, gpNumber }
  }

  /** A customer with a unique name, and the query that finds it. */
  async function customerWithAddress(more: Parameters<Harness['publisher']['newCustomer']>[0] = {}) {
    const letters = Array.from({ length: 12 }, () => String.fromCharCode(97 + randomInt(26)))
    const family_name = `Muster${letters.join('')}`
    const gpNumber = await api().publisher.newCustomer({ given_name: 'Kim', family_name, ...more })
    const address = { street: 'Musterstr.', housenumber: '12', postcode: '12345', city: 'Musterstadt' }
    return { gpNumber, query: { given_name: 'Kim', family_name, ...address } }
  }

  return { reader, quickReader, linkedReader, link, unlink, find, account, customerWithAddress }
}
