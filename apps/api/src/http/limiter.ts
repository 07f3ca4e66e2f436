import { Problem } from '@leserkonto/contracts'
import { type LimitKey, type LimitName, limits, untaggedEmailKey } from '@leserkonto/rules'
import type { CallLimits, Deps, LimitSubjects } from '../context.ts'
import { countTake, giveBack } from '../store/rate-limits.ts'

type Caller = { network: string; now: Date }

/**
 * The limits of one caller, counted in the database so that processes share them. A key that a limit needs and
 * the call does not have is left out: an anonymous caller has no account to count.
 */
export function limitsOf(deps: Pick<Deps, 'db' | 'secrets' | 'config'>, caller: Caller): CallLimits {
  const { now } = caller

  const windowsOf = (name: LimitName, subjects: LimitSubjects) =>
    limits[name].flatMap((window, index) => {
      const subject = subjectOf(window.key, caller.network, subjects)
      if (subject === undefined) return []
      // Keys are digests: no address and no network is in the table.
      return [
        { ...window, bucket: `${name}.${index}`, key: deps.secrets.mac('limit', `${window.key} ${subject}`) },
      ]
    })

  async function fullUntil(name: LimitName, subjects: LimitSubjects): Promise<Date | undefined> {
    let latest: Date | undefined
    for (const { bucket, key, max, windowMs } of windowsOf(name, subjects)) {
      const { count, endsAt } = await countTake(deps.db, { bucket, key, windowMs, now })
      if (count > max * deps.config.rateLimitFactor && (!latest || endsAt > latest)) latest = endsAt
    }
    return latest
  }

  return {
    take: async (name, subjects = {}) => {
      const until = await fullUntil(name, subjects)
      if (until) throw new Problem('RATE_LIMITED', { retryAfterS: secondsUntil(until, now) })
    },
    allows: async (name, subjects = {}) => (await fullUntil(name, subjects)) === undefined,
    giveBack: async (name, subjects = {}) => {
      for (const { bucket, key } of windowsOf(name, subjects)) await giveBack(deps.db, bucket, key)
    },
  }
}

const secondsUntil = (until: Date, now: Date) =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))

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
    case 'subject':
      return subject
  }
}
