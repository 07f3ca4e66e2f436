import { setTimeout as wait } from 'node:timers/promises'
import { newsletterPageConsent } from '@leserkonto/contracts'
import { client, type Sent } from '../send.ts'
import { median, shiftOf } from '../shift.ts'
import { password } from './accounts.ts'
import { drained, type Field } from './field.ts'
import { type Goal, type Row, short, spreadOf } from './figures.ts'

const pauseMs = 15
const warmUps = 5
const goal: Goal = { better: 'between', low: 0.95, high: 1.05 }

const post = (path: string, body: object): Sent => ({ method: 'POST', path, body })

type Operation = {
  call: (about: string) => Sent
  /** What is asked first, untimed; its answer is given to `call` in place of the address. */
  before?: (email: string) => Sent
}

const askForCode = (email: string) => post('/user/login-code', { email })

const operations: Readonly<Record<string, Operation>> = {
  'sign-in': { call: (email) => post('/user/login', { email, password: 'Falsch-Geheim-1' }) },
  'asking for a code': { call: askForCode },
  'entering a code': {
    before: askForCode,
    call: (answer) =>
      post('/user/login-code/redeem', { attempt: JSON.parse(answer).attempt, code: '000000' }),
  },
  register: { call: (email) => post('/registration/register', { email, password }) },
  reset: { call: (email) => post('/registration/request-password-reset', { email }) },
  newsletter: {
    call: (email) =>
      post('/newsletter/user', {
        email,
        edition: 'az',
        newsletters: ['az-abend'],
        consent_text_version: newsletterPageConsent,
      }),
  },
  'edit link': { call: (email) => post('/newsletter/request-edit-link', { email, edition: 'az' }) },
}

/**
 * Whether the time of an answer tells if an address is known: pairs of calls, who comes first is a toss. A call for another
 * unknown address goes before each, and the work after its answer is waited for. Otherwise most calls for a known address
 * would follow one for an unknown address and the other way round, and what the one leaves behind would count for the other.
 */
export async function measureAddresses(field: Field): Promise<Row[]> {
  const { send, close } = client(1)
  const base = `http://127.0.0.1:${field.api.port}`
  const rows: Row[] = []
  for (const [index, [name, { call, before }]] of Object.entries(operations).entries()) {
    const aboutOf = async (email: string) => (before ? (await send(base, before(email))).text : email)
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let pair = -warmUps; pair < field.size.pairs; pair++)
      for (const email of emailsOf(field, { index, pair })) {
        const [about, neutral] = [
          await aboutOf(email.address),
          await aboutOf(`${email.half[0]}${email.address}`),
        ]
        await idle(field)
        await send(base, call(neutral))
        await idle(field)
        const { status, ms } = await send(base, call(about))
        if (status >= 500) field.notes.push(`${name} answered ${status}`)
        if (pair >= 0) times[email.half].push(ms)
        await idle(field)
      }
    rows.push(rowOf(name, times))
  }
  close()
  return rows
}

/** Nothing waits in the outbox, and what was taken from it last is done. */
async function idle(field: Field): Promise<void> {
  await drained(field)
  await wait(pauseMs)
}

/** A known address and an unknown one of the same length, in any order; no address is used twice for an operation. */
function emailsOf({ main }: Field, { index, pair }: { index: number; pair: number }) {
  const known = main.readers.at((pair + warmUps) % main.readers.length)?.email ?? ''
  const letter = 'qxyzvwj'[index]
  const both = [
    { half: 'known', address: known },
    { half: 'unknown', address: `${letter}${known.slice(1)}` },
  ] as const
  return Math.random() < 0.5 ? both.toReversed() : both
}

function rowOf(name: string, { known, unknown }: Record<'known' | 'unknown', number[]>): Row {
  const middle = median(unknown)
  const { low, high } = shiftOf(unknown, known)
  // What the median could be by the 95 % interval of the shift between both halves.
  const value = spreadOf([median(known) / middle])
  return {
    name: `${name}, known ÷ unknown address`,
    value: { ...value, min: 1 + low / middle, max: 1 + high / middle },
    of: `${short(median(known))} ÷ ${short(middle)} ms, ${known.length} pairs; 95 % interval`,
    goal,
  }
}
