import { z } from 'zod'
import type { With, Work } from '../context.ts'

/** Where a browser is reached, as it is stored: sealed, and findable by the hash of its address. */
export const sealedTarget = (target: Target, { secrets, ids }: With<'ids' | 'secrets'>) => ({
  endpointHash: ids.secretHash(target.endpoint),
  target: secrets.seal(JSON.stringify([target.endpoint, target.p256dh, target.auth])),
})

const SealedTarget = z.tuple([z.string(), z.string(), z.string()])

/** What was sealed. */
export function openedTarget(sealed: string, { secrets }: Pick<Work, 'secrets'>): Target {
  const [endpoint, p256dh, auth] = SealedTarget.parse(JSON.parse(secrets.open(sealed)))
  return { endpoint, p256dh, auth }
}

type Target = { endpoint: string; p256dh: string; auth: string }
