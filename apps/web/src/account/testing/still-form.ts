import { type ErrorCode, errorTexts } from '@leserkonto/texts'
import type { Failure } from '../session/failure.ts'
import type { Form, FormValues } from '../shell/form/use-form.ts'

type Still = {
  /** Message of each wrong field. */
  readonly fields?: Readonly<Record<string, string>>
  /** Refusal of the service. */
  readonly failure?: Failure
  /** The call is running. */
  readonly busy?: boolean
}

/** A form like `useForm` returns it, fixed in one state, for stories. */
export function stillForm<Values extends FormValues>(values: Values, still: Still = {}): Form<Values> {
  const { fields = {}, failure, busy = false } = still
  const errors = Object.entries(fields).map(([field, message]) => ({ field, code: 'FORMAT', message }))
  const idOf = (name: string) => `form-${name}`
  const base = (name: string) => ({ id: idOf(name), name, error: fields[name] })
  const nothing = () => undefined
  return {
    values,
    problems: { round: failure || errors.length > 0 ? 1 : 0, fields: errors, failure },
    busy,
    idOf,
    submit: async (event) => {
      event?.preventDefault()
      return false
    },
    read: () => values,
    restart: nothing,
    warmUp: nothing,
    text: (name) => ({ ...base(name), value: String(values[name]), onChange: nothing }),
    choice: (name) => ({ ...base(name), value: String(values[name]), onChange: nothing }),
    box: (name) => ({ ...base(name), checked: values[name] === true, onChange: nothing }),
  }
}

/** A refusal of the service as a screen gets it, with the values of the text's placeholders. */
export const refusal = (
  code: ErrorCode,
  status: number,
  values: Readonly<Record<string, string>> = {},
): Failure => ({
  code,
  status,
  detail: errorTexts[code]
    .replace(/ ?\[[^\]]+\]/g, '')
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  requestId: 'request-1',
  fields: [],
})
