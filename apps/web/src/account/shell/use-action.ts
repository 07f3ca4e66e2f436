import type { ErrorCode } from '@leserkonto/texts'
import { useRef, useState } from 'react'
import { useAccount } from '../session/account.ts'
import type { Api } from '../session/api-client.ts'
import { type Failure, failureOf, logFailure } from '../session/failure.ts'

type Options<Answer> = {
  /** Name for the console, e.g. `registration.activate`. */
  readonly name: string
  readonly call: (api: Api) => Promise<Answer>
  /** Text when no answer comes. @default GENERIC */
  readonly technical?: ErrorCode
  readonly onDone: (answer: Answer) => void | Promise<void>
}

/** State of one button that calls the service: one call at a time, and what went wrong. */
export function useAction<Answer>({ name, call, technical, onDone }: Options<Answer>) {
  const account = useAccount()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const running = useRef(false)
  const run = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await onDone(await call(await account.api()))
    } catch (error) {
      const failed = failureOf(error, technical)
      logFailure(name, failed)
      setFailure(failed)
    }
    running.current = false
    setBusy(false)
  }
  return { busy, failure, run }
}
