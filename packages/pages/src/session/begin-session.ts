/** Result of starting a session: `cookies` means that the browser does not keep the cookie or the token. */
export type SignIn = 'signedIn' | 'cookies'

type Steps = {
  /** Has the cookie signed and keeps it; whether it is kept. */
  readonly sign: () => Promise<boolean>
  /** Keeps token and flag; whether they are kept. */
  readonly store: () => boolean
  /** Ends the session at the service. */
  readonly end: () => Promise<unknown>
  /** Removes what of it is kept here. */
  readonly forget: () => void
}

/**
 * Starts the session of a token: first the cookie, then token and flag, so that nobody counts as signed in without the
 * cookie. Throws what `sign` throws.
 */
export async function beginSession({ sign, store, end, forget }: Steps): Promise<SignIn> {
  if (!navigator.cookieEnabled) return 'cookies'
  if ((await sign()) && store()) return 'signedIn'
  await end().catch(() => undefined)
  forget()
  return 'cookies'
}
