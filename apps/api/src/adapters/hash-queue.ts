/**
 * For whom is hashed: a browser that the account knows, or a reader who is signed in, is served first; of the others, each
 * network in turn. Networks are named from the narrowest to the widest.
 */
export type Asker = { isKnown: boolean; networks: readonly string[] }

/** The service itself, at its start and in tools. */
export const ourselves: Asker = { isKnown: true, networks: [] }

/** Who may wait: so many of known browsers and of others each, of which one caller's and one wider network's. */
export const queuePlaces = { all: 200, caller: 50, wider: 100 } as const

/** Then one of the others has a turn: nobody with an account keeps all strangers waiting. */
const mostKnownInRow = 3

/** Jobs that wait, in an order that no network can take from others. */
export type HashQueue<Job> = {
  /** Whether there is a place: of all, and of the asker's networks. */
  hasPlace: (asker: Asker) => boolean
  /** False if there is none. */
  add: (asker: Asker, job: Job) => boolean
  /** Before all others: what was begun already. */
  putBack: (jobs: readonly Job[]) => void
  next: () => Job | undefined
  size: () => number
}

/** Source: docs/spec/security.md#password-hashing. */
export function createHashQueue<Job>(): HashQueue<Job> {
  const begun: Job[] = []
  const known = createLane<Job>()
  const others = createLane<Job>()
  let knownInRow = 0
  const takeTurn = () => {
    const first = knownInRow < mostKnownInRow ? known.next() : undefined
    knownInRow = first ? knownInRow + 1 : 0
    return first ?? others.next() ?? known.next()
  }
  const laneOf = ({ isKnown }: Asker) => (isKnown ? known : others)
  return {
    hasPlace: (asker) => laneOf(asker).hasPlace(asker.networks),
    add: (asker, job) => laneOf(asker).add(asker.networks, job),
    putBack: (jobs) => {
      begun.unshift(...jobs)
    },
    next: () => begun.shift() ?? takeTurn(),
    size: () => begun.length + known.size() + others.size(),
  }
}

/** Serves the widest networks by turns, and who waits in one of them in the order of their coming. */
function createLane<Job>() {
  // In the order of their turns.
  const lines = new Map<string, { job: Job; networks: readonly string[] }[]>()
  const waiting = new Map<string, number>()
  let size = 0
  const count = (networks: readonly string[], by: 1 | -1) => {
    size += by
    for (const name of networks) {
      const now = (waiting.get(name) ?? 0) + by
      if (now === 0) waiting.delete(name)
      else waiting.set(name, now)
    }
  }
  const mayWait = (name: string, level: number) =>
    (waiting.get(name) ?? 0) < (level === 0 ? queuePlaces.caller : queuePlaces.wider)
  const hasPlace = (networks: readonly string[]) => size < queuePlaces.all && networks.every(mayWait)
  return {
    hasPlace,
    add: (networks: readonly string[], job: Job) => {
      if (!hasPlace(networks)) return false
      const widest = networks.at(-1) ?? ''
      const line = lines.get(widest) ?? []
      line.push({ job, networks })
      lines.set(widest, line)
      count(networks, 1)
      return true
    },
    next: (): Job | undefined => {
      const [turn] = lines
      const first = turn?.[1].shift()
      if (!turn || !first) return undefined
      const [widest, line] = turn
      lines.delete(widest)
      if (line.length > 0) lines.set(widest, line)
      count(first.networks, -1)
      return first.job
    },
    size: () => size,
  }
}
