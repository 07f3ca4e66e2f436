import { Button, type ButtonProps } from '@leserkonto/ui/Button'
import type { FormEvent, ReactNode } from 'react'
import actions from '../Actions.module.css'
import type { StepActions } from '../next-steps/NextSteps.tsx'
import { FormSummary } from './FormSummary.tsx'
import type { Form, FormValues } from './use-form.ts'

type OperationFormProps = {
  /** The state from `useForm`; only the fields use its values. */
  form: Pick<Form<FormValues>, 'problems' | 'idOf' | 'busy' | 'warmUp' | 'read'> & {
    submit: (event: FormEvent) => unknown
  }
  /** Name of the button that sends it. */
  submit: string
  /** @default 'responsive' */
  submitSize?: ButtonProps['size']
  /** The button takes something away for good. @default false */
  danger?: boolean | undefined
  /** Links next to that button. */
  more?: ReactNode
  /** What the pages that an error links to need not ask again, by field. */
  carried?: Readonly<Record<string, string>>
  /** What the page itself does for a way on after a refusal. */
  ways?: StepActions
  /** The fields, and texts about them. */
  children: ReactNode
}

/** The frame of each form: its errors, its fields, the button that sends it and other links. */
export const OperationForm = ({
  form,
  submit,
  submitSize = 'responsive',
  danger = false,
  more,
  carried,
  ways,
  children,
}: OperationFormProps) => (
  <form
    className={actions.form}
    noValidate
    onSubmit={form.submit}
    onFocus={form.warmUp}
    // Before a control draws itself again, as a password does that is to be seen.
    onPointerDownCapture={form.read}
    onKeyDownCapture={form.read}
  >
    <FormSummary problems={form.problems} idOf={form.idOf} carried={carried} ways={ways} />
    {children}
    <div className={actions.actions}>
      <Button
        type="submit"
        className={danger ? actions.danger : undefined}
        size={submitSize}
        loading={form.busy}
      >
        {submit}
      </Button>
      {more}
    </div>
  </form>
)
