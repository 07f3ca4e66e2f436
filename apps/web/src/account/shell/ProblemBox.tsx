import { sessionTexts } from '@leserkonto/texts'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import classes from './ProblemBox.module.css'

type ProblemBoxProps = {
  /** Headline, if the text alone does not say what it is about. */
  title?: string | undefined
  children: ReactNode
}

/** What went wrong and what the reader can do. It takes the focus, so that it is seen and read out at once. */
export function ProblemBox({ title, children }: ProblemBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  // With the drawing itself: later it could take the focus from where the reader has gone already.
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={classes.box} role="alert" tabIndex={-1}>
      {title && <p className={classes.title}>{title}</p>}
      {children}
    </div>
  )
}

/** Says that the service accepted the login, but the browser keeps no cookies. */
export const CookiesRefused = ({ shown }: { shown: boolean }) =>
  shown && (
    <ProblemBox>
      <p>{sessionTexts.cookiesDisabled}</p>
    </ProblemBox>
  )
