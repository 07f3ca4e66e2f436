import { screen } from '@testing-library/react'
import type { Handler } from '../../../testing/fake-service.ts'
import { openAccount, reader, tokenOf } from '../../../testing/open-account.tsx'

/** The page that links a subscription, open for a signed-in reader. */
export async function openLinkSubscription(
  handlers: Record<string, Handler>,
  user: object = reader,
  search = '',
) {
  const opened = await openAccount(`/service/profil/linkSubscription${search}`, {
    token: tokenOf(reader.sub),
    handlers: { 'session.userinfo': () => user, ...handlers },
  })
  await screen.findByRole('heading', { level: 1 })
  return opened
}

/** The inputs that were sent to one operation. */
export const inputsOf = (calls: readonly { path: string; input: unknown }[], path: string) =>
  calls.filter((call) => call.path === path).map(({ input }) => input)
