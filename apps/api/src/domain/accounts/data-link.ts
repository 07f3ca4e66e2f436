import { dataLinkLimits } from '@leserkonto/rules'
import type { Work } from '../../context.ts'

/**
 * Token of the link by which an address reads what is stored of it: the address and its end, sealed. Nothing is stored
 * for it, so that asking costs the same whatever is known.
 */
export const dataToken = (email: string, { secrets, now }: Work): string =>
  secrets.seal(`data ${now.getTime() + dataLinkLimits.lifetimeMs} ${email}`)

/** The address a token proves; undefined for one that is over or not ours. */
export function provenBy(token: string, { secrets, now }: Work): string | undefined {
  try {
    const [, end, email] = /^data (\d+) (.+)$/.exec(secrets.open(token)) ?? []
    return Number(end) > now.getTime() ? email : undefined
  } catch {
    return undefined
  }
}
