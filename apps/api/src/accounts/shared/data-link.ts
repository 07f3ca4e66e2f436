import { dataLinkLimits } from '@leserkonto/rules'
import type { With } from '../../context.ts'

/**
 * Token of the link by which an address reads what is stored of it: the address and its end, sealed. Nothing is stored
 * for it, so that asking costs the same whatever is known.
 */
export const dataToken = (email: string, { secrets, now }: With<'now' | 'secrets'>): string =>
  secrets.seal(`data ${now.getTime() + dataLinkLimits.lifetimeMs} ${email}`)

/** The address a token proves; null for one that is over or for something else, undefined for one that was changed. */
export function provenBy(
  token: string,
  { secrets, now }: With<'now' | 'secrets'>,
): string | null | undefined {
  try {
    const [, end, email = null] = /^data (\d+) (.+)$/.exec(secrets.open(token)) ?? []
    return Number(end) > now.getTime() ? email : null
  } catch {
    return undefined
  }
}
