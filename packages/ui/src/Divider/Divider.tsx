import type { ComponentProps } from 'react'
import { classNames } from '../parts/class-names.ts'
import { oneOf } from '../parts/one-of.ts'
import classes from './Divider.module.css'

export const dividerTypes = ['solid-thin', 'dashed-thin'] as const

export type DividerProps = Omit<ComponentProps<'hr'>, 'children'> & {
  /** Source: docs/spec/blocks.md#divider. @default 'solid-thin' */
  type?: (typeof dividerTypes)[number] | undefined
}

/**
 * A hairline between two matters.
 */
export const Divider = ({ type, className, ...rest }: DividerProps) => (
  <hr
    {...rest}
    className={classNames(classes.divider, className)}
    data-type={oneOf('Divider', 'type', type, dividerTypes, 'solid-thin')}
  />
)
