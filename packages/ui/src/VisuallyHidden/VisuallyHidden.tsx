import type { ComponentProps } from 'react'
import { classNames } from '../parts/class-names.ts'
import classes from './VisuallyHidden.module.css'

export type VisuallyHiddenProps = ComponentProps<'span'>

/** Text for assistive technology that the eye gets from a sign or a picture. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => (
  <span {...props} className={classNames(classes.hidden, props.className)} />
)

/** The same for an element that is there anyway, such as a heading. */
export const visuallyHidden = classes.hidden
