import {
  noDays,
  oddDays,
  oddEmails,
  oddForeignPostcodes,
  oddNames,
  oddNumbers,
  oddPostcodes,
} from '@leserkonto/rules/testing/odd-inputs'
import { expect, test } from 'vitest'
import { channels, sendBy, sendForm } from '../../testing/channels.ts'
import { freshEmail, type Harness } from '../../testing/harness.ts'
import { type Pages, withPages } from '../../testing/portal.ts'
import { understood } from './understood.ts'

let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})

const ways = {
  cancellation: {
    call: { method: 'post', path: '/cancellation', name: 'subscriptions.cancel' },
    form: '/kuendigung',
    kind: { kind: 'ordinary' },
  },
  withdrawal: {
    call: { method: 'post', path: '/withdrawal', name: 'subscriptions.withdraw' },
    form: '/widerruf',
    kind: {},
  },
} as const

/** What the publisher has taken, and the receipts, of a declaration that came by each way. */
async function declared(
  fields: Readonly<Record<string, string>>,
  {
    name = 'cancellation',
    spell = (email) => email,
  }: { name?: keyof typeof ways; spell?: (email: string) => string } = {},
) {
  const email = freshEmail()
  const { call, form, kind } = ways[name]
  const body = {
    given_name: 'Kim',
    family_name: 'Muster',
    contract: 'AZ PLUS',
    ...kind,
    ...fields,
    email: spell(email),
  }
  for (const [, channel] of channels) await sendBy(channel, call, { ...body, edition: 'az' }, { api })
  await sendForm(pages, form, body).expect(303)
  await api.settle()
  const emailHmac = api.deps.secrets.mac('address', email)
  const rows = await api.deps.db.cancellation.findMany({ where: { emailHmac } })
  const taken = rows.filter(({ submittedAt }) => submittedAt !== null)
  return {
    told: taken.map(({ payload }) => understood(JSON.parse(api.deps.secrets.open(payload)))),
    receipts: api.mailsTo(email).map(({ text }) => text.replaceAll('\u2060', '')),
  }
}

const thrice = <Value>(value: Value) => [value, value, value]

test.each([
  ['family_name', oddNames],
  ['gp_number', oddNumbers],
  ['postcode', [...oddPostcodes, ...oddForeignPostcodes]],
  ['end_date', oddDays],
] as const)(
  '%s is taken by every way, told as it is meant and receipted as it was typed',
  async (field, rows) => {
    for (const [typed, meant] of rows) {
      const { told, receipts } = await declared({ [field]: typed })
      expect(told.map((one) => one[field])).toEqual(thrice(meant))
      expect(told.map(({ as_typed }) => as_typed)).toEqual(thrice(undefined))
      // Word writes its own hyphens as control signs; Braille's blank and the place of a picture are nothing to read.
      const seen = typed
        .replace(/\p{DI}/gu, '')
        .normalize('NFC')
        .trim()
        .split(/[\s\p{Cc}\u2800\ufffc]/u)
        .find((part) => part !== '')
      for (const receipt of receipts)
        expect(receipt.replace(/\p{DI}/gu, '')).toContain(field === 'end_date' ? '20' : (seen ?? ''))
    }
  },
)

test('the day of an order is read too', async () => {
  const { told, receipts } = await declared({ order_date: '1.11.26' }, { name: 'withdrawal' })
  expect(told.map(({ order_date }) => order_date)).toEqual(thrice('2026-11-01'))
  expect(receipts[0]).toContain('1.11.26 (1. November 2026)')
})

test.each(['Schmidt (geb. Maier)', 'Anna/Bert', 'Nr. 5', 'Kim\u0000\ud800', 'x'.repeat(200)])(
  'a name like %j is a name',
  async (typed) => {
    const seen = typed.replace('\u0000', '').replace('\ud800', '\ufffd')
    const { told, receipts } = await declared({ family_name: typed })
    expect(told.map((one) => one.family_name)).toEqual(thrice(seen))
    expect(receipts).toHaveLength(3)
    for (const receipt of receipts) expect(receipt).toContain(`Kim ${seen}`)
  },
)

test.each(noDays.filter((typed) => typed !== ''))('%s is no day, and goes along as text', async (typed) => {
  const { told, receipts } = await declared({ end_date: typed })
  expect(told.map((one) => one.end_date)).toEqual(thrice(undefined))
  expect(told.map(({ as_typed }) => as_typed)).toEqual(thrice({ end_date: typed }))
  for (const receipt of receipts) expect(receipt).toContain(typed)
})

test('what is no number, no postcode or longer than its field goes along as text, and nothing of it is lost', async () => {
  const contract = 'Abo '.repeat(2_000).trim()
  const reason = `Umzug\n${'weit weg '.repeat(1_000)}`.trim()
  const { told, receipts } = await declared({
    gp_number: '4711 oder 4712',
    postcode: '1011 AB',
    city: '\u0007',
    contract,
    reason,
  })
  expect(told.map(({ as_typed }) => as_typed)).toEqual(
    thrice({ gp_number: '4711 oder 4712', postcode: '1011 AB', contract, reason }),
  )
  expect(told.map((one) => [one.gp_number, one.postcode, one.city, one.contract])).toEqual(
    thrice([undefined, undefined, undefined, contract.slice(0, 200)]),
  )
  for (const receipt of receipts) expect(receipt.replace(/\s+/g, ' ')).toContain(contract)
})

test('the receipt goes to the mailbox that is meant', async () => {
  for (const spell of oddEmails)
    expect((await declared({}, { name: 'withdrawal', spell })).receipts).toHaveLength(3)
})
