import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.tsx'
import classes from './VisuallyHidden.module.css'

export type VisuallyHiddenProps = ComponentProps<'span'>

/** Text for assistive technology that the eye gets from a sign or a picture. */
export const VisuallyHidden = ({ className, ...rest }: VisuallyHiddenProps) => (
  <span {...rest} className={classNames(classes.hidden, className)} />
)
