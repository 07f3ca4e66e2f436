import type { HeadReader } from './keep-reader.ts'

/** Result of starting a session: `cookies` means that the browser does not keep the cookie or the token. */
export type SignIn = 'signedIn' | 'cookies'

type Steps = {
  /** Has the cookie signed and keeps it; whether it is kept. */
  readonly sign: () => Promise<boolean>
  /** Loads whom the head names. */
  readonly load: () => Promise<HeadReader>
  /** Keeps token and flag; whether they are kept. */
  readonly store: () => boolean
  /** Ends the session at the service. */
  readonly end: () => Promise<unknown>
  /** Removes what of it is kept here. */
  readonly forget: () => void
}

/**
 * Starts the session of a token: first the cookie, then token and flag, so that nobody counts as signed in without the
 * cookie. The pages of the portal are to name the reader from the first one on. Throws what `sign` throws.
 */
export async function beginSession(
  token: string,
  { sign, load, store, end, forget }: Steps,
): Promise<SignIn> {
  if (!navigator.cookieEnabled) return 'cookies'
  const [isSigned, keep] = await Promise.all([sign(), naming(load).catch(() => undefined)])
  if (isSigned && store()) {
    keep?.(token)
    return 'signedIn'
  }
  await end().catch(() => undefined)
  forget()
  return 'cookies'
}

/** Without name and picture the head says no more than that somebody is signed in. */
async function naming(load: Steps['load']): Promise<(token: string) => void> {
  const [reader, { keepReader }] = await Promise.all([load(), import('./keep-reader.ts')])
  return (token) => keepReader(token, reader)
}
