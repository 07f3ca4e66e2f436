// npm run bench -- enumeration – whether the time of an answer reveals if an address is known: 400 interleaved calls of each
// operation that must not reveal it, medians of both halves, and the Hodges–Lehmann shift with its 95 % interval.
import { setTimeout as wait } from 'node:timers/promises'
import { personaPassword, personas } from '@leserkonto/publisher-mock/personas'
import { type Running, withServices } from './running-services.ts'
import { client, type Sent } from './send.ts'
import { median, shiftOf } from './shift.ts'

const callsPerOperation = 400
const warmUps = 40
// Long enough for the work after an answer, which must not slow down the next call.
const pauseMs = 15

const { send, close } = client(1)
const wrongPassword = 'Falsch-Geheim-1'
// Without members and invitees of the asking family, whose answers may differ.
const readers = personas.filter(
  ({ accountState, key }) => accountState === 'active' && !key.startsWith('familie'),
)
const subscribers = personas.filter(({ newsletters }) => newsletters.length > 0)

type Operation = {
  of: typeof personas
  call: (email: string, bearer: string) => Sent
  /** What is asked first, untimed; its answer is given to `call` in place of the address. */
  before?: (email: string) => Sent
}

const operations: Readonly<Record<string, Operation>> = {
  login: {
    of: readers,
    call: (email) => ({ method: 'POST', path: '/user/login', body: { email, password: wrongPassword } }),
  },
  'login-code': { of: readers, call: (email) => code('', { email }) },
  'login-code/redeem': {
    of: readers,
    before: (email) => code('', { email }),
    call: (answer) => code('/redeem', { attempt: JSON.parse(answer).attempt, code: '000000' }),
  },
  register: { of: readers, call: (email) => post('register', { email, password: 'Sehr-Geheim-77' }) },
  'request-doi-email': { of: readers, call: (email) => post('request-doi-email', { email }) },
  'request-password-reset': { of: readers, call: (email) => post('request-password-reset', { email }) },
  'request-edit-link': {
    of: subscribers,
    call: (email) => ({
      method: 'POST',
      path: '/newsletter/request-edit-link',
      body: { email, edition: 'az' },
    }),
  },
  'GET newsletter/user': {
    of: subscribers,
    call: (email) => ({ method: 'GET', path: `/newsletter/user?${new URLSearchParams({ email })}` }),
  },
  'childuser/validate': {
    of: readers,
    call: (email, bearer) => ({
      method: 'GET',
      path: `/shared-subscriptions/childuser/validate?${new URLSearchParams({ email })}`,
      bearer,
    }),
  },
}

const post = (name: string, body: object): Sent => ({ method: 'POST', path: `/registration/${name}`, body })

const code = (name: string, body: object): Sent => ({ method: 'POST', path: `/user/login-code${name}`, body })

async function measure(
  api: string,
  { of, call, before }: Operation,
  { bearer, index }: { bearer: string; index: number },
) {
  const known = of.map(({ email }) => email)
  // As many unknown addresses of the same lengths, new for each operation, so that limits write the same number of rows.
  const unknown = known.map((email) => `${'qxyzvwjkp'[index]}${email.slice(1)}`)
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (let round = 0; round < warmUps + callsPerOperation; round += 2) {
    const pair = [known, unknown].map((emails) => emails[(round / 2) % emails.length] ?? '')
    // In random order, so that neither half profits from the other.
    if (Math.random() < 0.5) pair.reverse()
    for (const email of pair) {
      const about = before ? (await send(api, before(email))).text : email
      if (before) await wait(pauseMs)
      const { status, ms, text } = await send(api, call(about, bearer))
      answers.add(`${status} ${text.replace(/"(request_id|attempt)":"[^"]*"/g, '')}`)
      if (round >= warmUps) times[known.includes(email) ? 'known' : 'unknown'].push(ms)
      await wait(pauseMs)
    }
  }
  return { ...times, answers: answers.size }
}

const ms = (value: number) => value.toFixed(2).padStart(9)

async function run({ api, database }: Running): Promise<void> {
  const owner = { email: 'familie.inhaber@example.test', password: personaPassword }
  const { text } = await send(api, { method: 'POST', path: '/user/login', body: owner })
  const bearer: string = JSON.parse(text).access_token
  console.log(`${callsPerOperation} calls of each operation on ${database}, times in ms`)
  const heads = ['known', 'unknown', 'shift', 'from', 'to'].map((name) => name.padStart(9))
  console.log(`${''.padEnd(24)}${heads.join('')}`)
  for (const [index, [name, operation]] of Object.entries(operations).entries()) {
    const times = await measure(api, operation, { bearer, index })
    const { estimate, low, high } = shiftOf(times.unknown, times.known)
    const numbers = [median(times.known), median(times.unknown), estimate, low, high].map(ms).join('')
    const verdict = low <= 0 && high >= 0 ? '0 lies inside' : '0 LIES OUTSIDE'
    const bytes = times.answers === 1 ? 'same bytes' : `${times.answers} DIFFERENT ANSWERS`
    console.log(`${name.padEnd(24)}${numbers}  ${verdict}, ${bytes}`)
  }
  close()
}

await withServices(run)
