import { join } from 'node:path'
import { median } from '../shift.ts'
import { refreshCopies } from './accounts.ts'
import { byTurns, drained, each, type Field, note } from './field.ts'
import { type Row, ratioOf, short, spreadOf } from './figures.ts'
import { type Load, load, writeRequests } from './load.ts'
import { rowOf } from './reads.ts'
import { reads, signIn, signUps } from './requests.ts'

const atOnce = 16

/** Sign-ins and sign-ups beside the floor's, which does the same argon2id. */
export async function measureSignIns(field: Field): Promise<Row[]> {
  const { api, floor, passport, betterAuth, main, size } = field
  const of = (from: 'known' | 'new') => main.readers.map((reader, index) => signIn(reader, from, index))
  const contestants = {
    floor: { port: floor.port, requests: of('new') },
    known: { port: api.port, requests: of('known') },
    new: { port: api.port, requests: of('new') },
    passport: { port: passport.port, requests: passport.signIns },
    betterAuth: { port: betterAuth.port, requests: betterAuth.signIns },
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
      floor: { port: floor.port, requests: signUps(1, count) },
      ours: { port: api.port, requests: signUps(2, count) },
    },
    { atOnce, seconds: size.seconds },
  )
  return rowOf(
    'sign-up, mail queued, 16 in flight ÷ floor',
    { above: found.ours, below: found.floor, number: 'perSecond', unit: '/s' },
    { better: 'higher', must: 0.6, aim: 0.8 },
  )
}

/** Reads at 64 in flight while 16 sign-ins are always under way, beside the same reads on an idle service. */
export async function measureReadsBesideSignIns(field: Field): Promise<Row[]> {
  const ours = await besideSignIns(field, field.api.port)
  const floor = await besideSignIns(field, field.floor.port)
  const shares = (one: typeof ours) => ratioOf(each(one.busy, 'perSecond'), each(one.idle, 'perSecond'))
  const made = (one: typeof ours) => {
    const [busy, idle] = [median(each(one.busy, 'perSecond')), median(each(one.idle, 'perSecond'))]
    return `${short(busy)} ÷ ${short(idle)} /s`
  }
  return [
    {
      name: 'userinfo while sign-ins saturate ÷ idle',
      value: shares(ours),
      of: made(ours),
      goal: { better: 'higher', must: 0.5, aim: 0.7 },
    },
    {
      name: 'userinfo while sign-ins saturate, p99',
      value: spreadOf(each(ours.busy, 'p99Ms')),
      unit: 'ms',
      of: `idle ${short(median(each(ours.idle, 'p99Ms')))} ms; 64 in flight`,
      goal: { better: 'lower', must: 25, aim: 15 },
    },
    { name: "the floor's reads while its sign-ins saturate ÷ idle", value: shares(floor), of: made(floor) },
  ]
}

async function besideSignIns(field: Field, port: number) {
  const { main, size, ground } = field
  const { seconds } = size
  const readFile = writeRequests(join(ground.folder, 'reads'), main.readers.map(reads.userinfo))
  const signInFile = writeRequests(
    join(ground.folder, 'sign-ins'),
    main.readers.map((reader, index) => signIn(reader, 'known', index)),
  )
  const [idle, busy]: [Load[], Load[]] = [[], []]
  for (let round = 0; round < size.rounds; round++) {
    await refreshCopies(main.databaseUrl, main.readers)
    idle.push(await load(port, readFile, { atOnce: 64, seconds }))
    const signIns = load(port, signInFile, { atOnce, seconds: seconds + 1 })
    const reading = await load(port, readFile, { atOnce: 64, seconds })
    note(field, 'sign-ins beside reads', await signIns)
    note(field, 'reads beside sign-ins', reading)
    busy.push(reading)
    await drained(field)
  }
  return { idle, busy }
}
