import classes from './choice-frame.module.css'
import { classNames } from './class-names.ts'

/** What a box and a round button have in common: the sign first, beside it the label over its help. */
export const choiceFrame = {
  body: classes.body ?? '',
  inner: classes.inner ?? '',
  icon: classes.icon ?? '',
  labelWrapper: classes.labelWrapper ?? '',
  label: classes.label ?? '',
}

/** Classes of the native control, which is larger than its sign and lies over it. */
export const choiceControl = (own: string | undefined): string => classNames(classes.control, own) ?? ''

/** Class of the sign's outline, which tells hover, error and state apart. */
export const choiceEdge = (own?: string): string => classNames(classes.edge, own) ?? ''
