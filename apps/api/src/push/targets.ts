import type { With, Work } from '../context.ts'

/** Where a browser is reached, as it is stored: sealed, and findable by the hash of its address. */
export const sealedTarget = (target: Target, { secrets, ids }: With<'ids' | 'secrets'>) => ({
  endpointHash: ids.secretHash(target.endpoint),
  target: secrets.seal(JSON.stringify([target.endpoint, target.p256dh, target.auth])),
})

/** What was sealed. */
export function openedTarget(sealed: string, { secrets }: Pick<Work, 'secrets'>): Target {
  const parts: unknown = JSON.parse(secrets.open(sealed))
  const [endpoint, p256dh, auth]: unknown[] = Array.isArray(parts) ? parts : []
  if (typeof endpoint !== 'string' || typeof p256dh !== 'string' || typeof auth !== 'string')
    throw new Error('what was sealed is no target')
  return { endpoint, p256dh, auth }
}

type Target = { endpoint: string; p256dh: string; auth: string }
