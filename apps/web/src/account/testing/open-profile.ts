import { screen } from '@testing-library/react'
import type { Handler } from './fake-service.ts'
import { openAccount, reader, tokenOf } from './open-account.tsx'

/** The heading of the overview, at whatever hour. */
export const homeHeading = /^Guten (Morgen|Tag|Abend)/

/** Opens the profile of a reader, or another page of the account, signed in, and waits for that heading. */
export async function openProfile(
  title: string | RegExp,
  handlers: Record<string, Handler> = {},
  {
    user = reader,
    edition = 'az',
    path = '/service/profil',
  }: { user?: object; edition?: string; path?: string } = {},
) {
  const opened = await openAccount(path, {
    token: tokenOf(reader.sub),
    edition,
    handlers: { 'session.userinfo': () => user, ...handlers },
  })
  await screen.findByRole('heading', { name: title })
  return opened
}
