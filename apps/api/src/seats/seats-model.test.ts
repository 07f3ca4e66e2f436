import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { sharingOf } from '../testing/sharing.ts'

// A short run, always the same, is in the suite; MODEL_RUNS=100 with another MODEL_SEED is the long one.
const { MODEL_RUNS = '4', MODEL_SEED = '203934047' } = process.env
const maxSeats = 2
const guestCount = 3

let api: Harness
beforeAll(async () => {
  // What is tried is the seats, not the limits.
  api = await startHarness({ RATE_LIMIT_FACTOR: '1000000' })
})
afterAll(() => api.close())

const { owner, quickReader, update, remove, look, right } = sharingOf(() => api)

/** What a plan and its guests should be like: a seat is nobody's, offered, or somebody's. */
type Model = { guests: ('none' | 'invited' | 'activated')[] }
type Guest = Awaited<ReturnType<typeof quickReader>> & { seatId: string | undefined }
type Real = { owner: Awaited<ReturnType<typeof owner>>; guests: Guest[] }
type Act = (guest: Guest, real: Real) => Promise<{ status: number; body: unknown }>

const noSeat = '00000000-0000-4000-8000-000000000000'
const used = ({ guests }: Model) => guests.filter((status) => status !== 'none').length

type Move = {
  /** What the guest must be for it to be allowed. */
  from: readonly Model['guests'][number][]
  to: Model['guests'][number]
  act: Act
  needsFreeSeat?: boolean
}

const moves: Readonly<Record<string, Move>> = {
  invite: {
    from: ['none'],
    to: 'invited',
    needsFreeSeat: true,
    act: async (guest, { owner: { bearer } }) => {
      const answer = await update(bearer, { action: 'invite', email: guest.email })
      const { body } = await look(bearer)
      guest.seatId = body.childusers.find(({ email }: Guest) => email === guest.email)?.id ?? guest.seatId
      return answer
    },
  },
  accept: {
    from: ['invited'],
    to: 'activated',
    act: ({ bearer, seatId = noSeat }) => update(bearer, { action: 'accept', id: seatId }),
  },
  decline: {
    from: ['invited'],
    to: 'none',
    act: ({ bearer, seatId = noSeat }) => update(bearer, { action: 'decline', id: seatId }),
  },
  revoke: {
    from: ['invited', 'activated'],
    to: 'none',
    act: ({ seatId = noSeat }, { owner: { bearer } }) => remove(bearer, seatId),
  },
  quit: {
    from: ['activated'],
    to: 'none',
    act: ({ bearer, seatId = noSeat }) => remove(bearer, seatId),
  },
}

/** One call, and a look at everything after it. A call that is not allowed is no failure and changes nothing. */
const commandOf = (name: string, { from, to, act, needsFreeSeat }: Move, place: number) => ({
  toString: () => `${name}(${place})`,
  check: () => true,
  async run(model: Model, real: Real) {
    const [status, guest] = [model.guests[place] ?? 'none', real.guests[place]]
    if (!guest) throw new Error('there is no such guest')
    const allowed = from.includes(status) && (!needsFreeSeat || used(model) < maxSeats)
    let answer = await act(guest, real)
    // The stand-in has three seconds, which a busy machine may need: nobody knows whether it was done.
    const inDoubt = answer.status === 503
    for (let tries = 0; answer.status === 503 && tries < 5; tries++) answer = await act(guest, real)
    if (allowed) {
      expect(inDoubt ? [200, 409] : [200], JSON.stringify(answer.body)).toContain(answer.status)
      model.guests[place] = to
    } else expect(answer.status).toBeLessThan(500)
    await compare(model, real)
  },
})

/** The reader deletes the account; somebody else comes to the place. */
const deletion = (place: number) => ({
  toString: () => `delete(${place})`,
  check: () => true,
  async run(model: Model, real: Real) {
    const guest = real.guests[place]
    if (!guest) throw new Error('there is no such guest')
    const wasInvited = model.guests[place] === 'invited'
    await api.caller().request('delete', '/user/delete', guest.bearer).expect(204)
    await right(guest.bearer).expect(401)
    // An invitation is for the address, with or without an account.
    if (wasInvited && guest.seatId) await remove(real.owner.bearer, guest.seatId).expect(200)
    real.guests[place] = { ...(await quickReader()), seatId: undefined }
    model.guests[place] = 'none'
    await compare(model, real)
  },
})

async function compare(model: Model, real: Real): Promise<void> {
  await api.settle()
  const { body } = await look(real.owner.bearer).expect(200)
  expect(body).toMatchObject({ max_members: maxSeats, used: used(model) })
  const members = model.guests.flatMap((status, place) =>
    status === 'activated' ? [real.guests[place]?.id] : [],
  )
  const atPublisher = (await api.deps.publisher.seats(real.owner.planId)) ?? []
  expect(atPublisher.map(({ account_id }) => account_id).toSorted()).toEqual(members.toSorted())
  for (const [place, { bearer }] of real.guests.entries())
    await right(bearer).expect(model.guests[place] === 'activated' ? 200 : 403)
}

const places = Array.from({ length: guestCount }, (_, place) => place)
const anywhere = (name: string, move: Move) =>
  fc.constantFrom(...places).map((place) => commandOf(name, move, place))
const all = Object.entries(moves).map(([name, move]) => anywhere(name, move))
// What leads to a seat comes more often than what ends one, so that there are some to end.
const towards = Object.entries(moves)
  .filter(([, { to }]) => to !== 'none')
  .map(([name, move]) => anywhere(name, move))
const commands = fc.commands([...all, ...towards, ...towards, fc.constantFrom(...places).map(deletion)], {
  maxCommands: 24,
  size: 'max',
})

async function freshPlan(): Promise<{ model: Model; real: Real }> {
  const guests = await Promise.all(places.map(async () => ({ ...(await quickReader()), seatId: undefined })))
  return {
    model: { guests: places.map(() => 'none') },
    real: { owner: await owner({ company: { seats: maxSeats, allowed_domains: [] } }), guests },
  }
}

test(`${MODEL_RUNS} sequences of calls about seats end as the model says (seed ${MODEL_SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const start = await freshPlan()
      await fc.asyncModelRun(() => start, sequence)
    }),
    { numRuns: Number(MODEL_RUNS), seed: Number(MODEL_SEED) },
  )
}, 1_800_000)
