import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.tsx'
import { oneOf } from '../one-of/one-of.tsx'
import classes from './Divider.module.css'

export const dividerTypes = ['solid-thin', 'dashed-thin'] as const

export type DividerProps = Omit<ComponentProps<'hr'>, 'children'> & {
  /** Source: seed presentation §9. @default 'solid-thin' */
  type?: (typeof dividerTypes)[number] | undefined
}

/** A hairline between two matters. */
export const Divider = ({ type, className, ...rest }: DividerProps) => (
  <hr
    {...rest}
    className={classNames(classes.divider, className)}
    data-type={oneOf('Divider', 'type', type, dividerTypes, 'solid-thin')}
  />
)
