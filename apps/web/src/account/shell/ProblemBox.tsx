import { type ReactNode, useEffect, useRef } from 'react'
import classes from './ProblemBox.module.css'

type ProblemBoxProps = {
  /** Headline, when the text alone does not say what it is about. */
  title?: string | undefined
  children: ReactNode
}

/** What went wrong, above what the reader can do about it. It takes the focus, so that it is read and seen at once. */
export function ProblemBox({ title, children }: ProblemBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={classes.box} role="alert" tabIndex={-1}>
      {title && <p className={classes.title}>{title}</p>}
      {children}
    </div>
  )
}
