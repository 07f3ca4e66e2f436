import type { PageErrorCode } from '@leserkonto/texts'
import type { Api } from '../../session/api-client.ts'
import { useForm } from './use-form.ts'

type Options<Answer> = {
  /** Name for the console, e.g. `registration.activate`. */
  readonly name: string
  readonly call: (api: Api) => Promise<Answer>
  /** Text when no answer comes. @default GENERIC */
  readonly technical?: PageErrorCode
  readonly onDone: (answer: Answer) => void | Promise<void>
}

/** A form of one button and no fields, as on the pages that mails open: they load nothing, so `useChange` would be too heavy. */
export function useOneButton<Answer>({ name, call, ...options }: Options<Answer>) {
  const { busy, problems, submit } = useForm({
    ...options,
    initial: {},
    input: () => undefined,
    load: async () => ({ name, submit: async (api) => ({ ok: true, answer: await call(await api()) }) }),
  })
  return { busy, failure: busy ? undefined : problems.failure, run: () => submit() }
}
