import type { PageErrorCode } from '@leserkonto/texts'
import { useRef } from 'react'
import { failureOf, logFailure } from '../session/failure.ts'

/** The part of a `useMutation` that a button needs. */
type Mutation<Item> = {
  readonly isPending: boolean
  readonly variables: Item | undefined
  readonly error: unknown
  mutateAsync(item: Item): Promise<unknown>
  reset(): void
}

type Options = {
  /** Name for the console where the mutation is more than one call, e.g. `passkeys.add`. */
  readonly name?: string
  /** Text when no answer comes. @default GENERIC */
  readonly technical?: PageErrorCode
}

/** A mutation behind a button, or behind the buttons of a list's items: one call at a time, with its failure in words. */
export function useChange<Item>(
  mutation: Mutation<Item> & { readonly trpc?: { readonly path: string } },
  { technical, name = mutation.trpc?.path ?? '' }: Options = {},
) {
  // A second press may come before React has drawn the busy button.
  const running = useRef(false)
  const run = async (item: Item) => {
    if (running.current) return
    running.current = true
    // The error is in `failure`.
    await mutation.mutateAsync(item).catch((error) => logFailure(name, failureOf(error, technical)))
    running.current = false
  }
  return {
    busy: mutation.isPending,
    /** What the running call was asked. */
    item: mutation.isPending ? mutation.variables : undefined,
    failure: mutation.error ? failureOf(mutation.error, technical) : undefined,
    run,
    /** Clears the failure, e.g. when the dialog is closed. */
    forget: () => mutation.reset(),
  }
}
