import { lazyPart } from '@leserkonto/texts'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { classNames } from '../parts/class-names.ts'
import classes from './LoadFailure.module.css'

export type LoadFailureProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** @default loads the page again */
  onReload?: (() => void) | undefined
}

/**
 * Stands where a part of the page could not be loaded, says so and offers to load the page again.
 */
export const LoadFailure = ({ onReload = () => location.reload(), className, ...rest }: LoadFailureProps) => (
  <div role="alert" {...rest} className={classNames(classes.failure, className)}>
    <p>{lazyPart.failed}</p>
    <Button variant="secondary" onClick={onReload}>
      {lazyPart.reload}
    </Button>
  </div>
)
