import { join } from 'node:path'
import { median } from '../shift.ts'
import { refreshCopies } from './accounts.ts'
import { byTurns, each, type Field, note, settled } from './field.ts'
import { type Row, ratioOf, short, spreadOf } from './figures.ts'
import { type Load, load, writeRequests } from './load.ts'
import type { Started } from './processes.ts'
import { rowOf } from './reads.ts'
import { reads, signIn, signUps } from './requests.ts'

const atOnce = 16

/** Sign-ins and sign-ups beside the floor's, which does the same argon2id. */
export async function measureSignIns(field: Field): Promise<Row[]> {
  const { api, floor, passport, betterAuth, main, size } = field
  const of = (from: 'known' | 'new') => main.readers.map((reader, index) => signIn(reader, from, index))
  const contestants = {
    floor: { asked: floor, requests: of('new') },
    known: { asked: api, requests: of('known') },
    new: { asked: api, requests: of('new') },
    passport: { asked: passport, requests: passport.signIns },
    betterAuth: { asked: betterAuth, requests: betterAuth.signIns },
  }
  const { seconds } = size
  const found = await byTurns(field, contestants, { atOnce, seconds })
  const beside = (name: string, above: readonly Load[], goal?: Row['goal']) =>
    rowOf(name, { above, below: found.floor, number: 'perSecond', unit: '/s' }, goal)
  return [
    beside('sign-in, known device, 16 in flight ÷ floor', found.known, {
      better: 'higher',
      must: 0.75,
      aim: 0.9,
    }),
    beside('sign-in, new device, 16 in flight ÷ floor', found.new, {
      better: 'higher',
      must: 0.6,
      aim: 0.75,
    }),
    beside("passport's sign-in ÷ floor", found.passport),
    beside("better-auth's sign-in (scrypt) ÷ floor", found.betterAuth),
    await measureSignUps(field),
  ]
}

async function measureSignUps(field: Field): Promise<Row> {
  const { api, floor, size } = field
  // More than a run can use: no address twice.
  const count = 40_000
  const found = await byTurns(
    field,
    {
      floor: { asked: floor, requests: signUps(1, count) },
      ours: { asked: api, requests: signUps(2, count) },
    },
    { atOnce, seconds: size.seconds },
  )
  return rowOf(
    'sign-up, mail queued, 16 in flight ÷ floor',
    { above: found.ours, below: found.floor, number: 'perSecond', unit: '/s' },
    { better: 'higher', must: 0.6, aim: 0.8 },
  )
}

/**
 * Reads while 16 sign-ins are always under way. How many are left is measured with 64 callers who ask again at once. Such
 * callers make a queue of themselves, so that their times are those of the queue: what a reader waits is measured with 64
 * who pause, together some 500 reads a second, which is less than what is left.
 */
export async function measureReadsBesideSignIns(field: Field): Promise<Row[]> {
  const ours = await besideSignIns(field, field.api)
  const floor = await besideSignIns(field, field.floor)
  const shares = (one: Beside) =>
    ratioOf(each(one.saturating.busy, 'perSecond'), each(one.saturating.idle, 'perSecond'))
  const middle = (loads: readonly Load[], number: keyof Load) => short(median(each(loads, number)))
  const made = ({ saturating: { busy, idle } }: Beside) =>
    `${middle(busy, 'perSecond')} ÷ ${middle(idle, 'perSecond')} /s`
  const { busy, idle } = ours.pausing
  return [
    {
      name: 'userinfo while sign-ins saturate ÷ idle',
      value: shares(ours),
      of: made(ours),
      goal: { better: 'higher', must: 0.5, aim: 0.7 },
    },
    { name: "the floor's reads while its sign-ins saturate ÷ idle", value: shares(floor), of: made(floor) },
    {
      name: 'userinfo while sign-ins saturate, p99',
      value: spreadOf(each(busy, 'p99Ms')),
      unit: 'ms',
      of: [
        `${middle(busy, 'perSecond')} reads a second of callers who pause`,
        `idle ${middle(idle, 'p99Ms')} ms`,
        `the floor's ${middle(floor.pausing.busy, 'p99Ms')} ms`,
      ].join('; '),
      goal: { better: 'lower', must: 25, aim: 15 },
    },
    {
      name: 'the same of callers who ask again at once, p99',
      value: spreadOf(each(ours.saturating.busy, 'p99Ms')),
      unit: 'ms',
      of: [
        `64 in flight, in the mean ${short(64_000 / median(each(ours.saturating.busy, 'perSecond')))} ms`,
        `idle ${middle(ours.saturating.idle, 'p99Ms')} ms`,
        `the floor's ${middle(floor.saturating.busy, 'p99Ms')} ms`,
      ].join('; '),
    },
  ]
}

type Half = 'busy' | 'idle'
type Beside = Record<'saturating' | 'pausing', Record<Half, Load[]>>

async function besideSignIns(field: Field, asked: Started): Promise<Beside> {
  const { main, size, ground } = field
  const { seconds } = size
  const manners = { saturating: { atOnce: 64, seconds }, pausing: { atOnce: 64, seconds, pauseMs: 128 } }
  const readFile = writeRequests(join(ground.folder, 'reads'), main.readers.map(reads.userinfo))
  const signInFile = writeRequests(
    join(ground.folder, 'sign-ins'),
    main.readers.map((reader, index) => signIn(reader, 'known', index)),
  )
  const found: Beside = { saturating: { busy: [], idle: [] }, pausing: { busy: [], idle: [] } }
  for (let round = 0; round < size.rounds; round++)
    for (const name of ['saturating', 'pausing'] as const) {
      await refreshCopies(main.databaseUrl, main.readers)
      found[name].idle.push(await load(asked.port, readFile, manners[name]))
      const signIns = load(asked.port, signInFile, { atOnce, seconds: seconds + 1 })
      const reading = await load(asked.port, readFile, manners[name])
      note(field, 'sign-ins beside reads', await signIns)
      note(field, 'reads beside sign-ins', reading)
      found[name].busy.push(reading)
      await settled(field, asked)
    }
  return found
}
