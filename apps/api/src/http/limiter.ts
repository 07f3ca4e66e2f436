import { Problem } from '@leserkonto/contracts'
import { type LimitKey, type LimitName, limits, untaggedEmailKey } from '@leserkonto/rules'
import type { CallLimits, Deps, LimitSubjects } from '../context.ts'
import { type CountedTake, countTakes, giveBack, type Take } from '../sign-in/store/rate-limits.ts'
import type { Network } from './network.ts'

type StagedTake = Take & { stage: number }
type Caller = { networks: readonly Network[]; now: Date }

/**
 * The limits of one caller, counted in the database so that processes share them. A key that a limit needs and
 * the call does not have is left out: an anonymous caller has no account to count.
 */
export function limitsOf(deps: Pick<Deps, 'pool' | 'secrets' | 'config'>, caller: Caller): CallLimits {
  const { now } = caller

  const takesOf = (name: LimitName, subjects: LimitSubjects = {}): StagedTake[] => {
    const takes = limits[name].flatMap((window, index) =>
      networksOfWindow(window.key, caller.networks).flatMap(({ name: network, share }, stage) => {
        const subject = subjectOf(window.key, network, subjects)
        if (subject === undefined) return []
        // Keys are digests: no address and no network is in the table.
        const key = deps.secrets.mac('limit', `${window.key} ${subject}`)
        const max = window.max * share * deps.config.rateLimitFactor
        return [{ bucket: `${name}.${index}`, key, windowMs: window.windowMs, max, stage }]
      }),
    )
    return takes.toSorted((one, other) => one.stage - other.stage)
  }

  const count = async (first: StagedTake[], second: Take[] = []): Promise<CountedTake[]> => {
    const last = Math.max(0, ...first.map(({ stage }) => stage)) + 1
    const silent = second.map((take) => ({ ...take, stage: last }))
    return first.length > 0 ? countTakes(deps.pool, [...first, ...silent], now) : []
  }

  const refuse = (limit: LimitName, full: readonly CountedTake[]) => {
    if (full.length === 0) return
    const retryAfterS = secondsUntil(lastEnd(full), now)
    // Also in the body: of a tRPC batch the header says only one time for all.
    throw new Problem('RATE_LIMITED', { retryAfterS, details: { retry_after_s: retryAfterS, limit } })
  }

  return {
    take: async (name, subjects) => refuse(name, fullOf(await count(takesOf(name, subjects)))),
    allows: async (name, subjects) => fullOf(await count(takesOf(name, subjects))).length === 0,
    takeBoth: async (name, silent, subjects) => {
      const first = takesOf(name, subjects)
      const full = fullOf(await count(first, takesOf(silent, subjects)))
      const own = first.filter(({ stage }) => stage === 0)
      refuse(
        name,
        full.filter(({ bucket, key }) => own.some((take) => take.bucket === bucket && take.key === key)),
      )
      return full.length === 0
    },
    giveBack: async (name, subjects) => {
      const takes = takesOf(name, subjects)
      if (takes.length > 0) await giveBack(deps.pool, takes)
    },
    countersOf: (names, subjects) => names.flatMap((name) => takesOf(name, subjects)),
  }
}

const fullOf = (taken: readonly CountedTake[]) => taken.filter(({ count, max }) => count > max)

const lastEnd = (full: readonly CountedTake[]) =>
  new Date(Math.max(...full.map(({ endsAt }) => endsAt.getTime())))

const secondsUntil = (until: Date, now: Date) =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))

/** IPv4 networks of many callers are counted in memory only: their rows would be those that everybody waits for. */
const networksOfWindow = (key: LimitKey, networks: readonly Network[]): readonly Network[] =>
  key.includes('network') ? networks.filter(({ name }) => !name.endsWith('/24')) : [oneNetwork]

const oneNetwork: Network = { name: '', share: 1 }

function subjectOf(
  key: LimitKey,
  network: string,
  { account, email, subject }: LimitSubjects,
): string | undefined {
  switch (key) {
    case 'network':
      return network
    case 'account':
      return account
    case 'address':
      return email && untaggedEmailKey(email)
    case 'address+network':
      return email && `${untaggedEmailKey(email)} ${network}`
    case 'subject+network':
      return subject && `${subject} ${network}`
    case 'subject':
      return subject
  }
}
