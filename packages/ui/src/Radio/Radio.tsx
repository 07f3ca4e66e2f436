'use client'

import { Radio as MantineRadio, type RadioProps as MantineRadioProps } from '@mantine/core'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { HelperText } from '../HelperText/HelperText.tsx'
import { choiceControl, choiceEdge, choiceFrame } from '../parts/choice-frame.ts'
import classes from './Radio.module.css'

/** What an element takes that the block hands on. */
export type RadioAttributes = Pick<
  MantineRadioProps,
  Extract<keyof InputHTMLAttributes<HTMLInputElement>, keyof MantineRadioProps>
>

export type RadioProps = Omit<RadioAttributes, 'type' | 'size' | 'style' | 'color' | 'checked' | 'value'> & {
  /** Names the button. */
  label: ReactNode
  value: string
  /** The button is chosen when this equals its value. Source: docs/spec/blocks.md#radio. */
  modelValue: string | null
  /** Help that stays under the label. */
  helperText?: ReactNode
  ref?: Ref<HTMLInputElement>
}

const Mark = ({ className }: { className?: string | undefined }) => (
  <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
    <circle className={choiceEdge()} cx="12" cy="12" r="11" />
    <circle className={classes.dot} cx="12" cy="12" r="5.5" />
  </svg>
)

/** One of several; put them into a `RadioGroup`, which names them together. Attributes go to the control. */
export function Radio({ label, modelValue, value, helperText, id, className, ...rest }: RadioProps) {
  const ownId = useId()
  return (
    <MantineRadio
      {...rest}
      id={id ?? ownId}
      className={className ?? ''}
      value={value}
      checked={modelValue === value}
      label={label}
      description={helperText ? <HelperText>{helperText}</HelperText> : null}
      icon={Mark}
      unstyled
      classNames={{ ...choiceFrame, radio: choiceControl(classes.radio) }}
    />
  )
}
