'use client'

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { HelperText } from '../HelperText/HelperText.tsx'
import { classNames } from '../parts/class-names.ts'
import { oneOf } from '../parts/one-of.ts'
import { Radio } from '../Radio/Radio.tsx'
import classes from './RadioGroup.module.css'

/** One choice of a group. */
export type RadioOption = {
  readonly value: string
  readonly label: ReactNode
  readonly helperText?: ReactNode
  readonly disabled?: boolean
}

export const radioDirections = ['vertical', 'horizontal'] as const

export type RadioGroupProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> & {
  /** The question that the options answer. */
  label: ReactNode
  options: readonly RadioOption[]
  /** The chosen value; null while none is. */
  value: string | null
  onChange: (value: string) => void
  /** Name of the field in the form. */
  name: string
  /** Sets the native attribute on every button and an asterisk after the question. @default false */
  required?: boolean
  /** What is wrong and how to mend it. */
  error?: string | undefined
  /** @default 'vertical' */
  direction?: (typeof radioDirections)[number] | undefined
}

/** Several radio buttons under one question, announced together. */
export function RadioGroup({
  label,
  options,
  value,
  onChange,
  name,
  required = false,
  error,
  direction,
  className,
  ...rest
}: RadioGroupProps) {
  const labelId = useId()
  const errorId = useId()
  return (
    <div
      {...rest}
      role="radiogroup"
      className={classNames(classes.group, className)}
      aria-labelledby={labelId}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <span id={labelId} className={classes.legend}>
        {label}
        {required && (
          <span className={classes.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </span>
      <div
        className={classes.options}
        data-direction={oneOf('RadioGroup', 'direction', direction, radioDirections, 'vertical')}
      >
        {options.map(({ value: own, ...option }) => (
          <Radio
            {...option}
            key={own}
            name={name}
            required={required}
            value={own}
            modelValue={value}
            onChange={() => onChange(own)}
          />
        ))}
      </div>
      {error && (
        <HelperText id={errorId} status="error">
          {error}
        </HelperText>
      )}
    </div>
  )
}
