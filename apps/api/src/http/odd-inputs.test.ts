import {
  oddCodes,
  oddCompanies,
  oddEmails,
  oddNames,
  oddNumbers,
  oddPostcodes,
  oddUsernames,
} from '@leserkonto/rules/testing/odd-inputs'
import { describe, expect, test } from 'vitest'
import { channels, sendBy, sendForm } from '../testing/channels.ts'
import { freshEmail, type Harness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'
import { codeIn } from '../testing/login-codes.ts'
import { type Pages, withPages } from '../testing/portal.ts'

let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})
const { quickReader } = linkingOf(() => api)

const calls = {
  save: { method: 'put', path: '/user', name: 'profile.update' },
  link: { method: 'post', path: '/user/add-gp-number', name: 'subscriptions.link' },
  code: { method: 'post', path: '/user/login-code', name: 'session.requestCode' },
  redeem: { method: 'post', path: '/user/login-code/redeem', name: 'session.redeemCode' },
} as const

const profile = {
  given_name: 'Kim',
  family_name: 'Muster',
  username: 'Kim',
  gender: null,
  customer_type: 'private',
}

/** The digits of one number in the spelling of another. */
function spelledAs(spelling: string, number: string): string {
  let at = 0
  return spelling.replace(/\p{Nd}/gu, () => number[at++] ?? '')
}

describe.each(channels)('by %s', (_, channel) => {
  const send = (call: keyof typeof calls, body: object, bearer?: string) =>
    sendBy(channel, calls[call], body, { api, ...(bearer && { bearer }) })
  const save = async (fields: object) => send('save', { ...profile, ...fields }, (await quickReader()).bearer)

  test('names are saved as they are meant', async () => {
    const company = (company_name: string) => ({ customer_type: 'company', company_name })
    for (const [typed, meant] of oddNames)
      expect((await save({ family_name: typed, given_name: typed })).answer).toMatchObject({
        family_name: meant,
        given_name: meant,
      })
    for (const [username, meant] of oddUsernames)
      expect((await save({ username })).answer).toMatchObject({ username: meant })
    for (const [typed, meant] of oddCompanies)
      expect((await save(company(typed))).answer).toMatchObject(company(meant))
  })

  test('what no rule allows is refused, and told what is allowed', async () => {
    const { status, answer } = await save({
      customer_type: 'company',
      family_name: 'A1',
      company_name: 'Müller + Söhne (Hof)',
    })
    expect(status).toBe(422)
    for (const said of ['Leerzeichen, Apostroph und die Zeichen . - &', 'keine Klammern und kein Plus'])
      expect(JSON.stringify(answer)).toContain(said)
  })

  test('a number and a postcode link as they are meant', async () => {
    const link = async (spelling: string, postcode: string) => {
      const { bearer } = await quickReader()
      const gp_number = await api.publisher.newCustomer()
      const { answer } = await send('link', { gp_number: spelledAs(spelling, gp_number), postcode }, bearer)
      expect(answer).toMatchObject({ gp_number })
    }
    for (const [spelling] of oddNumbers) await link(spelling, '12345')
    for (const [postcode] of oddPostcodes) await link('1000000910', postcode)
  })

  test('an address is one, however it is spelled, and its code however it is typed', async () => {
    for (const [at, spell] of oddEmails.entries()) {
      const email = freshEmail()
      const { answer } = await send('code', { email: spell(email), edition: 'az' })
      await api.settle()
      const spelling = oddCodes[at % oddCodes.length]?.[0] ?? ''
      const code = spelledAs(spelling, codeIn(api.mailsTo(email)))
      const redeemed = await send('redeem', { attempt: answer.attempt, code, edition: 'az' })
      expect(redeemed.status).toBe(200)
    }
  })
})

test('a form without a script asks the mailbox that is meant', async () => {
  for (const spell of oddEmails) {
    const email = freshEmail()
    await sendForm(pages, '/datenauskunft', { email: spell(email) }).expect(303)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
  }
})
