import { passkeyLimits } from '@leserkonto/rules'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useAccount } from '../../session/account.ts'
import { type Failure, failureOf, logFailure } from '../../session/failure.ts'
import { knowsPasskeys, signOnLogin } from '../../session/passkey-support.ts'
import type { SignIn } from '../../session/sign-in.ts'

const load = () => import('../../session/passkeys.ts')

const never = () => () => undefined

/** Signing in with a passkey, by a button or by the list that the browser shows in the address field. */
export function usePasskeyLogin(onDone: (result: SignIn) => void) {
  const account = useAccount()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const pressed = useRef(false)
  // Nearly every browser knows them, so the page is drawn with the button before the browser is asked.
  const offered = useSyncExternalStore(never, knowsPasskeys, () => true)

  const fail = (error: unknown, autofill: boolean) => {
    const failed = failureOf(error, 'AUTH_TECHNICAL')
    // Nobody asked for the list, so that it fails silently; but not the key that was chosen in it.
    if (autofill && failed.status === 0) return
    logFailure('session.passkeyLogin', failed)
    setFailure(failed)
  }

  const signIn = async (autofill: boolean) => {
    try {
      const result = await (await load()).signInWithPasskey(account, { autofill })
      if (result === 'elsewhere' && !autofill) account.browser.open(signOnLogin(account))
      if (typeof result !== 'string') onDone(result.done)
    } catch (error) {
      fail(error, autofill)
    }
  }

  const fillList = () => {
    if (!pressed.current && account.page.passkeys !== 'elsewhere') void signIn(true)
  }
  const beginList = useEffectEvent(fillList)
  useEffect(() => {
    if (!knowsPasskeys()) return
    beginList()
    const renewal = setInterval(beginList, passkeyLimits.renewListMs)
    return () => {
      clearInterval(renewal)
      void load().then(({ stopCeremony }) => stopCeremony())
    }
  }, [])

  return {
    offered,
    busy,
    failure,
    run: async () => {
      if (pressed.current) return
      pressed.current = true
      setBusy(true)
      setFailure(undefined)
      await signIn(false)
      setBusy(false)
      pressed.current = false
      // The press has ended the list.
      if (!account.session.get().signedIn) fillList()
    },
  }
}

/** What the login form shows of it. */
export type PasskeyLogin = Omit<ReturnType<typeof usePasskeyLogin>, 'run'> & { readonly run: () => void }
