import { HelperText } from '@leserkonto/ui/HelperText'
import type { ReactNode } from 'react'
import classes from './Form.module.css'

/** What the server knows of a form: what was typed, and what is wrong with it. */
export type FormState = {
  readonly values: Readonly<Record<string, string>>
  readonly errors: readonly { readonly field: string; readonly message: string }[]
}

type FieldProps = {
  form: FormState
  /** Name of the field, by which it is sent; also its id. */
  name: string
  label: string
  hint?: string
  required?: boolean
  autoComplete?: string
  type?: 'text' | 'email'
  /** Several lines; so many are seen at once. */
  lines?: number
}

/** A field of a form that is sent and judged without a script. */
export function Field({ form, name, label, hint, required, lines, type = 'text', autoComplete }: FieldProps) {
  const error = form.errors.find(({ field }) => field === name)?.message
  const described = [error && `${name}-fehler`, hint && `${name}-hilfe`].filter(Boolean).join(' ')
  const shared = {
    id: name,
    name,
    className: classes.input,
    defaultValue: form.values[name] ?? '',
    required,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={name}>
        <Label required={required}>{label}</Label>
      </label>
      {lines === undefined ? (
        <input {...shared} type={type} autoComplete={autoComplete} />
      ) : (
        <textarea {...shared} rows={lines} />
      )}
      {error && (
        <HelperText id={`${name}-fehler`} status="error">
          {error}
        </HelperText>
      )}
      {hint && <HelperText id={`${name}-hilfe`}>{hint}</HelperText>}
    </div>
  )
}

const Label = ({ required, children }: { required: boolean | undefined; children: ReactNode }) => (
  <>
    {children}
    {required && <span aria-hidden="true"> *</span>}
  </>
)

type ChoiceProps = {
  form: FormState
  name: string
  label: string
  options: readonly { readonly value: string; readonly label: string }[]
  className?: string | undefined
}

/** One choice of several. */
export const Choice = ({ form, name, label, options, className }: ChoiceProps) => (
  <fieldset className={[classes.field, className].filter(Boolean).join(' ')} id={name}>
    <legend className={classes.label}>{label}</legend>
    {options.map(({ value, label: text }) => (
      <label key={value} className={classes.choice}>
        <input type="radio" name={name} value={value} defaultChecked={form.values[name] === value} />
        <span>{text}</span>
      </label>
    ))}
  </fieldset>
)

/** What is wrong, before the form, with a way to each wrong field. */
export const Problems = ({
  title,
  form,
  failure,
}: {
  title: string
  form: FormState
  failure: string | null
}) =>
  (failure !== null || form.errors.length > 0) && (
    <div className={classes.problems} role="alert">
      <strong>{failure ?? title}</strong>
      {form.errors.length > 0 && (
        <ul>
          {form.errors.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )

/** Labels with their values, for reading. */
export const Facts = ({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) => (
  <dl className={classes.facts}>
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
