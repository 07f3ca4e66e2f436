import { median } from '../shift.ts'
import { byTurns, type Contestant, each, type Field } from './field.ts'
import { type Goal, type Row, ratioOf, short } from './figures.ts'
import type { Load } from './load.ts'
import { reads } from './requests.ts'

const besideFloor: Goal = { better: 'higher', must: 0.5, aim: 0.75 }
const besideBetterAuth: Goal = { better: 'higher', must: 4, aim: 8 }
const alone: Goal = { better: 'lower', must: 3, aim: 2 }

/** Reads of a signed-in reader beside the floor, passport and better-auth: 64 in flight, then one caller. */
export async function measureReads(field: Field): Promise<Row[]> {
  const contestants = contestantsOf(field)
  const many = await byTurns(field, contestants, { atOnce: 64, seconds: field.size.seconds })
  const { floor, userinfo, checkRight } = contestants
  const one = await byTurns(field, { floor, userinfo, checkRight }, { atOnce: 1, seconds: 1 })
  const rate = (name: string, above: readonly Load[], below: readonly Load[], goal?: Goal): Row =>
    rowOf(name, { above, below, number: 'perSecond', unit: '/s' }, goal)
  return [
    rate('userinfo, 64 in flight ÷ floor', many.userinfo, many.floor, besideFloor),
    rate('checkRight, 64 in flight ÷ floor', many.checkRight, many.floor, besideFloor),
    rate("userinfo ÷ better-auth's session read", many.userinfo, many.betterAuth, besideBetterAuth),
    rate("checkRight ÷ better-auth's session read", many.checkRight, many.betterAuth, besideBetterAuth),
    rate("userinfo ÷ passport's session read", many.userinfo, many.passport),
    rowOf('userinfo, one caller, p50 ÷ floor', p50(one.userinfo, one.floor), alone),
    rowOf('checkRight, one caller, p50 ÷ floor', p50(one.checkRight, one.floor), alone),
  ]
}

function contestantsOf({ main, api, floor, passport, betterAuth }: Field) {
  const of = (asked: Contestant['asked'], name: keyof typeof reads): Contestant => ({
    asked,
    requests: main.readers.map(reads[name]),
  })
  return {
    floor: of(floor, 'userinfo'),
    userinfo: of(api, 'userinfo'),
    checkRight: of(api, 'checkRight'),
    passport: { asked: passport, requests: passport.reads },
    betterAuth: { asked: betterAuth, requests: betterAuth.reads },
  }
}

type Compared = { above: readonly Load[]; below: readonly Load[]; number: keyof Load; unit: string }

const p50 = (above: readonly Load[], below: readonly Load[]): Compared => ({
  above,
  below,
  number: 'p50Ms',
  unit: 'ms',
})

/** A row of two that took turns; what it is made of are their medians. */
export function rowOf(name: string, { above, below, number, unit }: Compared, goal?: Goal): Row {
  const [ours, theirs] = [each(above, number), each(below, number)]
  const of = `${short(median(ours))} ÷ ${short(median(theirs))} ${unit}`
  return { name, value: ratioOf(ours, theirs), of, ...(goal && { goal }) }
}
