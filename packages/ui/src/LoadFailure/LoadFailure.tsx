'use client'

import { lazyPart } from '@leserkonto/texts'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { useWords } from '../hooks/use-words.ts'
import { classNames } from '../parts/class-names.ts'
import classes from './LoadFailure.module.css'

export type LoadFailureProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** @default loads the page again */
  onReload?: (() => void) | undefined
}

/**
 * Stands where a part of the page could not be loaded, says so and offers to load the page again.
 */
export function LoadFailure({ onReload = () => location.reload(), className, ...rest }: LoadFailureProps) {
  const words = useWords('loadFailure', lazyPart)
  return (
    <div role="alert" {...rest} className={classNames(classes.failure, className)}>
      <p>{words.failed}</p>
      <Button variant="secondary" onClick={onReload}>
        {words.reload}
      </Button>
    </div>
  )
}
