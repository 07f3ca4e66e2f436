import { setTimeout as wait } from 'node:timers/promises'
import { newsletterPageConsent } from '@leserkonto/contracts'
import { client, type Sent } from '../send.ts'
import { median, shiftOf } from '../shift.ts'
import { password } from './accounts.ts'
import { drained, type Field } from './field.ts'
import { type Goal, type Row, short, spreadOf } from './figures.ts'

// Long enough for the work after an answer to be done: it must not fall to the next caller.
const pauseMs = 15
const warmUps = 5
const goal: Goal = { better: 'between', low: 0.95, high: 1.05 }

const post = (path: string, body: object): Sent => ({ method: 'POST', path, body })

const operations: Readonly<Record<string, (email: string) => Sent>> = {
  'sign-in': (email) => post('/user/login', { email, password: 'Falsch-Geheim-1' }),
  register: (email) => post('/registration/register', { email, password }),
  reset: (email) => post('/registration/request-password-reset', { email }),
  newsletter: (email) =>
    post('/newsletter/user', {
      email,
      edition: 'az',
      newsletters: ['az-abend'],
      consent_text_version: newsletterPageConsent,
    }),
  'edit link': (email) => post('/newsletter/request-edit-link', { email, edition: 'az' }),
}

/** Whether the time of an answer tells if an address is known: pairs of calls, who comes first is a toss. */
export async function measureAddresses(field: Field): Promise<Row[]> {
  const { send, close } = client(1)
  const base = `http://127.0.0.1:${field.api.port}`
  const rows: Row[] = []
  for (const [index, [name, call]] of Object.entries(operations).entries()) {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let pair = -warmUps; pair < field.size.pairs; pair++)
      for (const email of emailsOf(field, { index, pair })) {
        const { status, ms } = await send(base, call(email.address))
        if (status >= 500) field.notes.push(`${name} answered ${status}`)
        if (pair >= 0) times[email.half].push(ms)
        await wait(pauseMs)
      }
    await drained(field)
    rows.push(rowOf(name, times))
  }
  close()
  return rows
}

/** A known address and an unknown one of the same length, in any order; no address is used twice for an operation. */
function emailsOf({ main }: Field, { index, pair }: { index: number; pair: number }) {
  const known = main.readers.at((pair + warmUps) % main.readers.length)?.email ?? ''
  const letter = 'qxyzv'[index]
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
