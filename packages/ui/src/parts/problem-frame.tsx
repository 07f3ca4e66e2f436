import type { ComponentProps, ReactNode } from 'react'
import classes from './problem-frame.module.css'

type ProblemFrameProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Headline, if the text alone does not say what it is about. */
  title?: string | undefined
  children: ReactNode
}

/** What went wrong, and what the reader can do: above a form, or in the place of what could not be loaded. */
export const ProblemFrame = ({ title, children, ...rest }: ProblemFrameProps) => (
  <div role="alert" {...rest} className={classes.box}>
    {title && <p className={classes.title}>{title}</p>}
    {children}
  </div>
)
