import type { PageErrorCode } from '@leserkonto/texts'
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
  readonly technical?: PageErrorCode
  readonly onDone: (answer: Answer, item: Item) => void | Promise<void>
}

/** A change behind a button, or behind the buttons of a list's items: one call at a time, with its failure. */
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
    // The error is in `failure`.
    await change.mutateAsync(item).catch(() => undefined)
    running.current = false
  }
  return {
    busy: change.isPending,
    /** The item of the running call. */
    item: change.isPending ? change.variables : undefined,
    failure: change.error ? failureOf(change.error, technical) : undefined,
    run,
    /** Clears the failure, e.g. when the dialog is closed. */
    forget: change.reset,
  }
}
