import { choiceEdge } from './choice-frame.ts'
import classes from './radio-mark.module.css'

/** The sign of a round button, after a native control that has the class `radioControl`. */
export const RadioMark = ({ className }: { className?: string | undefined }) => (
  <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
    <circle className={choiceEdge()} cx="12" cy="12" r="11" />
    <circle className={classes.dot} cx="12" cy="12" r="5.5" />
  </svg>
)

/** Class of the native control. */
export const radioControl = classes.radio ?? ''
