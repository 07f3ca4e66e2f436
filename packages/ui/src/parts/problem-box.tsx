'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { ProblemFrame } from './problem-frame.tsx'

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
    <ProblemFrame ref={box} title={title} tabIndex={-1}>
      {children}
    </ProblemFrame>
  )
}
