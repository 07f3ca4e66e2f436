'use client'

import { type ReactNode, useId } from 'react'
import { type FieldStatus, fieldStatuses, HelperText } from '../HelperText/HelperText.tsx'
import { oneOf } from '../parts/one-of.ts'
import classes from './field-frame.module.css'

/** What every field with a visible label has around its control. */
export type FieldFrameProps = {
  /** Stands above the control and names it. */
  label: ReactNode
  /** What is wrong and how to mend it; makes the field invalid and is read out with it. */
  error?: string | undefined
  /** Outcome of a check; `error` is also set by an error text. @default 'none' */
  status?: FieldStatus | undefined
  /** Help that stays under the control whatever the status. */
  helperText?: ReactNode
  /** Sets the native attribute and an asterisk after the label. @default false */
  required?: boolean | undefined
  /** Id of the control. @default generated */
  id?: string | undefined
}

/** Classes of a field's parts, which are the same for a field that acts and for one that the server writes. */
export const fieldClasses = {
  root: classes.root ?? '',
  label: classes.label ?? '',
  required: classes.required ?? '',
  wrapper: classes.wrapper ?? '',
  input: classes.input ?? '',
  section: classes.section ?? '',
  description: classes.message ?? '',
  error: classes.message ?? '',
}

/** The same frame for all fields: label above, control 44 px high, error and help below, in the order they are read. */
export function useFieldFrame({ label, error, status, helperText, required, id }: FieldFrameProps) {
  const ownId = useId()
  const known = oneOf('Field', 'status', status, fieldStatuses, 'none')
  const invalid = Boolean(error) || known === 'error'
  const order: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description']
  return {
    id: id ?? ownId,
    label,
    required: required ?? false,
    error: error ? <HelperText status="error">{error}</HelperText> : invalid,
    success: known === 'valid' && !invalid,
    description: helperText ? <HelperText>{helperText}</HelperText> : null,
    descriptionProps: { component: 'div' as const },
    inputWrapperOrder: order,
    // Only Mantine's behaviour is used; its style sheets stay out of the bundle.
    unstyled: true,
    classNames: fieldClasses,
  }
}
