import { type LimitName, limits, untaggedEmailKey } from '@leserkonto/rules'
import type { deskReaderTexts } from '@leserkonto/texts'
import type { Account } from '../../accounts/store/accounts.ts'
import type { With } from '../../context.ts'
import type { DbOrTx, Tx } from '../../store/database/db.ts'
import { type FullWindow, findFull, forgetWindows, type Watched } from '../store/full-windows.ts'

type Name = keyof typeof deskReaderTexts.limitNames
/** A limit that refuses a reader something now, and until when. */
export type Biting = { name: Name; until: Date }

type Parts = With<'secrets' | 'config'>

/**
 * Windows that an account or its address can fill, by the keys they are counted under. Those that hang on a network cannot be
 * found by the reader, since nobody keeps which networks they called from. Source: docs/spec/contract.md#limits.
 */
function watchedOf({ id, emailKey }: Account, { secrets, config }: Parts): (Watched & { name: Name })[] {
  const address = untaggedEmailKey(emailKey)
  const factor = config.rateLimitFactor
  const under = (name: LimitName & Name, key: 'account' | 'address', subject: string) =>
    limits[name].flatMap((window, index) =>
      window.key === key
        ? [
            {
              name,
              bucket: `${name}.${index}`,
              key: secrets.mac('limit', `${key} ${subject}`),
              max: window.max * factor,
            },
          ]
        : [],
    )
  const mailKey = secrets.mac('limit', `mail ${address}`)
  const [all] = limits.mailAll
  return [
    ...under('loginAddress', 'address', address),
    ...(['guess', 'emailChange', 'linkNumber', 'export'] as const).flatMap((name) =>
      under(name, 'account', id),
    ),
    { name: 'mails', bucket: 'mailAll', key: mailKey, max: all.max * factor },
    ...limits.mailKind.map(({ max }, index) => ({
      name: 'mails' as const,
      bucket: `mailKind.%.${index}`,
      key: mailKey,
      max: max * factor,
    })),
  ]
}

/** Limits that refuse a reader something now. */
export async function bitingLimits(
  account: Account,
  work: Parts & { db: DbOrTx; now: Date },
): Promise<Biting[]> {
  const watched = watchedOf(account, work)
  const full = await findFull(work.db, watched, work.now)
  const named = full.flatMap((window) => {
    const name = watched.find((one) => isOf(one, window))?.name
    return name ? [{ name, until: window.endsAt }] : []
  })
  const byName = Map.groupBy(named, ({ name }) => name)
  return [...byName].map(([name, windows]) => ({
    name,
    until: new Date(Math.max(...windows.map(({ until }) => until.getTime()))),
  }))
}

function isOf({ bucket, key }: Watched, window: FullWindow): boolean {
  const [beginning = '', end] = bucket.split('%')
  const isBucket =
    end === undefined
      ? window.bucket === bucket
      : window.bucket.startsWith(beginning) && window.bucket.endsWith(end)
  return isBucket && key === window.key
}

/** Forgets all windows that an account or its address has filled; how many that were. */
export const liftLimits = async (tx: Tx, account: Account, work: Parts & { now: Date }): Promise<number> =>
  forgetWindows(tx, await findFull(tx, watchedOf(account, work), work.now))
