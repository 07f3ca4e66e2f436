'use client'

import { Radio as MantineRadio, type RadioProps as MantineRadioProps } from '@mantine/core'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { HelperText } from '../HelperText/HelperText.tsx'
import { choiceControl, choiceFrame } from '../parts/choice-frame.ts'
import { RadioMark, radioControl } from '../parts/radio-mark.tsx'

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
      icon={RadioMark}
      unstyled
      classNames={{ ...choiceFrame, radio: choiceControl(radioControl) }}
    />
  )
}
