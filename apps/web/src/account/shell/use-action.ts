import type { ErrorCode } from '@leserkonto/texts'
import type { Api } from '../session/api-client.ts'
import { useItemAction } from './use-item-action.ts'

type Options<Answer> = {
  /** Name for the console, e.g. `registration.activate`. */
  readonly name: string
  readonly call: (api: Api) => Promise<Answer>
  /** Text when no answer comes. @default GENERIC */
  readonly technical?: ErrorCode
  readonly onDone: (answer: Answer) => void | Promise<void>
}

/** State of one button that calls the service: one call at a time, and what went wrong. */
export function useAction<Answer>(options: Options<Answer>) {
  const { busy, run, ...rest } = useItemAction<true, Answer>(options)
  return { ...rest, busy: busy === true, run: () => run(true) }
}
