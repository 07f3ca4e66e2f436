import { accountTexts } from '@leserkonto/texts'
import { fieldClasses } from '@leserkonto/ui/field-frame'
import { HelperText } from '@leserkonto/ui/HelperText'
import { choiceControl, choiceFrame } from '@leserkonto/ui/parts/choice-frame'
import { classNames } from '@leserkonto/ui/parts/class-names'
import { ProblemFrame } from '@leserkonto/ui/parts/problem-frame'
import { RadioMark, radioControl } from '@leserkonto/ui/parts/radio-mark'
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
    className: fieldClasses.input,
    defaultValue: form.values[name] ?? '',
    required,
    'aria-invalid': error ? (true as const) : undefined,
    'data-error': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className={fieldClasses.root}>
      <label className={fieldClasses.label} htmlFor={name}>
        {label}
        {required && (
          <span className={fieldClasses.required} aria-hidden="true">
            {' *'}
          </span>
        )}
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

type ChoiceProps = {
  form: FormState
  name: string
  label: string
  options: readonly { readonly value: string; readonly label: string }[]
  className?: string | undefined
}

/** One choice of several. */
export const Choice = ({ form, name, label, options, className }: ChoiceProps) => (
  <fieldset className={classNames(classes.choices, className)} id={name}>
    <legend className={fieldClasses.label}>{label}</legend>
    {options.map(({ value, label: text }) => (
      <label key={value} className={classNames(choiceFrame.body, classes.choice)}>
        <span className={choiceFrame.inner}>
          <input
            type="radio"
            className={choiceControl(radioControl)}
            name={name}
            value={value}
            defaultChecked={form.values[name] === value}
          />
          <RadioMark className={choiceFrame.icon} />
        </span>
        <span className={choiceFrame.label}>{text}</span>
      </label>
    ))}
  </fieldset>
)

type ProblemsProps = { form: FormState; failure: string | null }

/** What is wrong, before the form, with a way to each wrong field. */
export const Problems = ({ form, failure }: ProblemsProps) =>
  (failure !== null || form.errors.length > 0) && (
    <ProblemFrame title={failure ?? accountTexts.form.summary(form.errors.length)}>
      {form.errors.length > 0 && (
        <ul>
          {form.errors.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </ProblemFrame>
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
