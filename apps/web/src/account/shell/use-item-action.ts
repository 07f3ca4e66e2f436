import type { ErrorCode } from '@leserkonto/texts'
import { useRef, useState } from 'react'
import { useAccount } from '../session/account.ts'
import type { Api } from '../session/api-client.ts'
import { type Failure, failureOf, logFailure } from '../session/failure.ts'

type Options<Item, Answer> = {
  /** Name for the console, e.g. `session.end`. */
  readonly name: string
  readonly call: (api: Api, item: Item) => Promise<Answer>
  /** Text when no answer comes. @default GENERIC */
  readonly technical?: ErrorCode
  readonly onDone: (answer: Answer, item: Item) => void | Promise<void>
}

/** What can be done to each item of a list: one call at a time, `busy` being the item it is about. */
export function useItemAction<Item, Answer>({ name, call, technical, onDone }: Options<Item, Answer>) {
  const account = useAccount()
  const [busy, setBusy] = useState<Item>()
  const [failure, setFailure] = useState<Failure>()
  const running = useRef(false)
  const run = async (item: Item) => {
    if (running.current) return
    running.current = true
    setBusy(() => item)
    setFailure(undefined)
    try {
      await onDone(await call(await account.api(), item), item)
    } catch (error) {
      const failed = failureOf(error, technical)
      logFailure(name, failed)
      setFailure(failed)
    }
    running.current = false
    setBusy(undefined)
  }
  return {
    busy,
    failure,
    run,
    /** Nothing is wrong any more, e.g. since its dialog was closed. */ forget: () => setFailure(undefined),
  }
}
