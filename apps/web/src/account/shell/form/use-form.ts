import type { FieldError } from '@leserkonto/contracts'
import type { PageErrorCode } from '@leserkonto/texts'
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import type { Api } from '../../session/api-client.ts'
import { type Failure, failureOf, inTime, logFailure } from '../../session/failure.ts'
import type { ControlKind } from './filled-in.ts'
import { useSeenValues } from './use-seen-values.ts'

/** Values of a form, by the field names of its operation. */
export type FormValues = Readonly<Record<string, string | boolean>>

/** Problems of the last try. `round` counts the failed tries, so that each is announced. */
export type FormProblems = {
  readonly round: number
  readonly fields: readonly FieldError[]
  readonly failure: Failure | undefined
}

/** An answer, or the fields that the operation's schema refuses before anything is sent. */
type Submission<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | {
      readonly ok: false
      readonly fields: readonly FieldError[]
      /** The refusal of the service that the fields come from. Its ways on are shown. */
      readonly failure?: Failure
    }

/** One call as a form sends it. Because it contains the schema, it is in its own chunk, which is loaded when needed. */
export type FormOperation<Input, Answer> = {
  /** Name for the console, e.g. `session.login`. */
  readonly name: string
  readonly submit: (api: () => Promise<Api>, input: Input) => Promise<Submission<Answer>>
}

/** What a form sends, where and what happens then. */
export type FormOptions<Values extends FormValues, Input, Answer> = {
  readonly initial: Values
  /** Codes of a mail: emptied when the service refuses, since each is typed again. All else stays as it was typed. */
  readonly codes?: readonly (keyof Values)[]
  /** Makes the operation's input from the typed values. */
  readonly input: (values: Values) => Input
  /** Loads the operation; called when the reader enters the form, so that submitting need not wait for it. */
  readonly load: () => Promise<FormOperation<Input, Answer>>
  /** Text when no answer comes. @default GENERIC */
  readonly technical?: PageErrorCode
  readonly onDone: (answer: Answer, values: Values) => void | Promise<void>
}

const noProblems: FormProblems = { round: 0, fields: [], failure: undefined }

/** State of one form: values that survive errors, one call at a time, problems by field. */
export function useForm<Values extends FormValues, Input, Answer>(
  options: FormOptions<Values, Input, Answer>,
) {
  const account = useAccount()
  const formId = useId()
  const [problems, setProblems] = useState(noProblems)
  const [busy, setBusy] = useState(false)
  // A second submit may come before React has drawn the busy button.
  const running = useRef(false)
  const idOf = (name: string) => `${formId}${name}`
  const { values, setValues, drawAs, read } = useSeenValues(options.initial, idOf)
  const refuse = (fields: readonly FieldError[], failure?: Failure) =>
    setProblems(({ round }) => ({ round: round + 1, fields: inOrder(fields, values), failure }))

  const fail = (operation: string, error: unknown) => {
    const failure = failureOf(error, options.technical)
    logFailure(operation, failure)
    refuse(failure.fields, failure)
    // What nobody judged stays.
    if (failure.status === 0) return
    const emptied = Object.fromEntries((options.codes ?? []).map((name) => [name, '']))
    setValues((current) => ({ ...current, ...emptied }))
  }

  /** Resolves to whether the service has done it. */
  const submit = async (event?: FormEvent): Promise<boolean> => {
    event?.preventDefault()
    if (running.current) return false
    running.current = true
    setBusy(true)
    let name = 'form'
    try {
      const sent = read()
      const operation = await inTime(options.load())
      name = operation.name
      const result = await operation.submit(account.api, options.input(sent))
      if (!result.ok) {
        refuse(result.fields, result.failure)
        return false
      }
      await options.onDone(result.answer, sent)
      // Clears the problems of earlier tries, since the form may stay visible.
      setProblems(noProblems)
      return true
    } catch (error) {
      fail(name, error)
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const set = (name: keyof Values, value: string | boolean, mends: PropertyKey = name) => {
    // Drawing the form again keeps what the browser has filled into the other fields since.
    read()
    setValues((current) => ({ ...current, [name]: value }))
    setProblems((known) => without(known, mends))
  }

  return {
    values,
    problems,
    busy,
    idOf,
    submit,
    /** The values as they are seen now, filled in by the browser or typed. */
    read,
    /** Resets the form to its initial values or to these. */
    restart: (next: Values = options.initial) => {
      setValues(next)
      setProblems(noProblems)
    },
    /** Loads the code that submitting needs. A failure is ignored here: it occurs again, and is shown, at the submit. */
    warmUp: () => void Promise.all([options.load(), account.api()]).catch(() => undefined),
    ...controlsOf(values, problems, { idOf, set, drawAs }),
  }
}

/** The problems but those of a field that is being mended; none at all after the last one. */
function without(problems: FormProblems, name: PropertyKey): FormProblems {
  const fields = problems.fields.filter(({ field }) => field !== name)
  return fields.length > 0 || problems.fields.length === 0 ? { ...problems, fields } : noProblems
}

/** Props of the fields of a form, by their names. */
function controlsOf<Values extends FormValues>(
  values: Values,
  { fields }: FormProblems,
  {
    idOf,
    set,
    drawAs,
  }: {
    idOf: (name: string) => string
    set: (name: keyof Values, value: string | boolean, mends?: string) => void
    drawAs: (name: string, kind: ControlKind) => void
  },
) {
  const base = (name: keyof Values & string, kind: ControlKind) => {
    drawAs(name, kind)
    return { id: idOf(name), name, error: fields.find(({ field }) => field === name)?.message }
  }
  return {
    /** Props of a control with text: a line, several lines, or one of a list. */
    text: (name: keyof Values & string) => ({
      ...base(name, 'text'),
      value: String(values[name]),
      onChange: (event: ChangeEvent<TextControl>) => set(name, event.currentTarget.value),
    }),
    /** Props of a group with one choice. */
    choice: (name: keyof Values & string) => ({
      ...base(name, 'choice'),
      value: String(values[name]),
      onChange: (value: string) => set(name, value),
    }),
    /** Props of a checkbox; `mends` names the field whose error it ends, where that is a group's. */
    box: (name: keyof Values & string, mends?: string) => ({
      ...base(name, 'box'),
      checked: values[name] === true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.checked, mends),
    }),
  }
}

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Errors in the order of the fields in the form, which is that of `initial`; errors of other fields come last. */
function inOrder(fields: readonly FieldError[], values: FormValues): readonly FieldError[] {
  const shown = Object.keys(values)
  const placeOf = ({ field }: FieldError) => [...shown, field].indexOf(field)
  return fields.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** What the pure part of a form gets. */
export type Form<Values extends FormValues> = ReturnType<typeof useForm<Values, unknown, unknown>>
