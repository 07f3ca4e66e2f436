import { addresses, emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unsubscribeToken } from '../../newsletters/unsubscribe-token.ts'
import { freshEmail, type Harness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { subscribersOf } from '../../testing/subscribers.ts'
import { startTold, type Told, toldOf } from '../../testing/webhooks-told.ts'
import { suppressNewsletters } from '../publisher/suppress-newsletters.ts'

let both: Told
let api: Harness

beforeAll(async () => {
  both = await startTold()
  api = both.api
})
afterAll(() => both.close())

const { at, inTx, call, told, signUpSignedIn } = toldOf(() => both)
const { quickReader } = linkingOf(() => api)
const { signUp, put, confirm, newestLink, subscriber, editLink } = subscribersOf(() => api)
const userOf = (email: string) => api.deps.db.newsletterUser.findFirstOrThrow({ where: { email } })

test.each<[string, string[], () => Promise<string[]>]>([
  [
    'newsletters confirmed by the link of a mail, without an account',
    ['newsletter.confirmed az az-morgen az-sport'],
    async () => {
      const email = freshEmail()
      await signUp(email, ['az-morgen', 'az-sport']).expect(200)
      const mailed = await newestLink(email)
      return told(null, () => confirm(mailed).expect(200))
    },
  ],
  [
    'newsletters confirmed by the link of a mail for a reader who was not signed in',
    ['newsletter.confirmed az az-morgen'],
    async () => {
      const { id, email } = await quickReader()
      await signUp(email, ['az-morgen']).expect(200)
      const mailed = await newestLink(email)
      return told(id, () => confirm(mailed).expect(200))
    },
  ],
  [
    'newsletters ordered and exchanged by a signed-in reader',
    [
      'newsletter.confirmed az az-morgen',
      'newsletter.confirmed az az-sport',
      'newsletter.ended az az-morgen 006',
    ],
    async () => {
      const { id, email, bearer } = await quickReader()
      return told(id, async () => {
        await signUpSignedIn(email, bearer)
        const change = { register_status: 4, edition: 'az', newsletters: ['az-sport'] }
        await put((await userOf(email)).id, change, api.caller(), bearer).expect(200)
      })
    },
  ],
  [
    'newsletters left by an edit link, and by one click',
    ['newsletter.ended az az-morgen 004', 'newsletter.ended az az-sport 003'],
    async () => {
      const email = await subscriber(['az-morgen', 'az-sport'])
      const { id, token } = await editLink(email)
      return told(null, async () => {
        // What a reader writes stays out of events: it may be a name.
        const why = { reason: '003', reason_text: 'Kim, kim@example.test' }
        await put(id, { register_status: 5, newsletters: ['az-sport'], ...why, token }).expect(200)
        const link = unsubscribeToken(id, null, at())
        const press = () => call('post', `${addresses.newsletterUnsubscribe}?t=${link}`).type('form')
        await press().send('List-Unsubscribe=One-Click').expect(200)
        await press().send('List-Unsubscribe=One-Click').expect(200)
      })
    },
  ],
  [
    '"Das war ich nicht" after the click',
    ['newsletter.ended az az-morgen'],
    async () => {
      const email = freshEmail()
      await signUp(email, ['az-morgen']).expect(200)
      const mailed = await newestLink(email)
      const text = api.mailsTo(email).at(-1)?.text ?? ''
      await confirm(mailed).expect(200)
      const token = [...text.matchAll(/nicht-ich\?t=([\w-]+)/g)].at(-1)?.[1]
      return told(null, () => call('post', '/mail/not-me').send({ token }).expect(200))
    },
  ],
  [
    'a complaint',
    ['newsletter.ended az az-morgen 004'],
    async () => {
      const email = await subscriber()
      const about = { emailKey: emailKey(email), reason: 'complaint' } as const
      return told(null, () => inTx((tx) => suppressNewsletters(tx, about, at())))
    },
  ],
  [
    'a bounce, and the end of a sign-up that nobody confirmed: nobody is told',
    [],
    async () => {
      const [resting, waiting] = [await subscriber(), freshEmail()]
      return told(null, async () => {
        await inTx((tx) =>
          suppressNewsletters(tx, { emailKey: emailKey(resting), reason: 'hard_bounce' }, at()),
        )
        await signUp(waiting, ['az-morgen']).expect(200)
        const { id } = await newestLink(waiting)
        const link = unsubscribeToken(id, null, at())
        const press = call('post', `${addresses.newsletterUnsubscribe}?t=${link}`).type('form')
        await press.send('List-Unsubscribe=One-Click').expect(200)
      })
    },
  ],
])('%s: %j', async (_cause, expected, happened) => {
  expect(await happened()).toEqual(expected)
})
