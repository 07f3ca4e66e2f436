import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../parts/class-names.ts'
import { oneOf } from '../parts/one-of.ts'
import classes from './Skeleton.module.css'

export const skeletonShapes = ['line', 'box', 'circle'] as const

export type SkeletonProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** A line of text, a box that fills its frame, or a circle that does. @default 'line' */
  shape?: (typeof skeletonShapes)[number] | undefined
  /** Number of lines; the last of several is shorter, as in a paragraph. @default 1 */
  lines?: number
}

/**
 * Holds the place of what is loading, in the size of the text or frame around it. Hidden from assistive technology:
 * the container says `aria-busy` and one status for all.
 */
export function Skeleton({ shape, lines = 1, className, ...rest }: SkeletonProps) {
  const shown = oneOf('Skeleton', 'shape', shape, skeletonShapes, 'line')
  const count = shown === 'line' ? lines : 1
  return (
    <span {...rest} className={classNames(classes.skeleton, className)} data-shape={shown} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((line) => (
        <span key={line} className={classes.bone} />
      ))}
    </span>
  )
}
