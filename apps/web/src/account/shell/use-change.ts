import type { ErrorCode } from '@leserkonto/texts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAccount } from '../session/account.ts'
import type { Api } from '../session/api-client.ts'
import { failureOf, logFailure } from '../session/failure.ts'

type Options<Item, Answer> = {
  /** Name for the console, e.g. `session.end`. */
  readonly name: string
  readonly call: (api: Api, item: Item) => Promise<Answer>
  /** Text when no answer comes. @default GENERIC */
  readonly technical?: ErrorCode
  readonly onDone: (answer: Answer, item: Item) => void | Promise<void>
}

/** A change behind a button, or behind the buttons of a list's items: one call at a time, and what went wrong. */
export function useChange<Answer, Item = void>({ name, call, technical, onDone }: Options<Item, Answer>) {
  const account = useAccount()
  const change = useMutation({
    mutationFn: async (item: Item) => call(await account.api(), item),
    onSuccess: onDone,
    onError: (error) => logFailure(name, failureOf(error, technical)),
  })
  // A second press may come before React has drawn the busy button.
  const running = useRef(false)
  const run = async (item: Item) => {
    if (running.current) return
    running.current = true
    // What went wrong is in `failure`.
    await change.mutateAsync(item).catch(() => undefined)
    running.current = false
  }
  return {
    busy: change.isPending,
    /** What the running call is about. */
    item: change.isPending ? change.variables : undefined,
    failure: change.error ? failureOf(change.error, technical) : undefined,
    run,
    /** Nothing is wrong any more, e.g. since its dialog was closed. */
    forget: change.reset,
  }
}
