import { accountTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Suspense } from 'react'
import { type Failure, isPassing } from '../session/failure.ts'
import classes from './Actions.module.css'
import { NextSteps } from './next-steps/later-steps.ts'
import { Page } from './Page.tsx'

type TechnicalFailureProps = {
  failure: Failure
  onRetry: () => void
  /** The next try is running. @default false */
  retrying?: boolean
}

/** A page that could not be loaded, with a button to try again. The reader stays signed in. */
export function TechnicalFailure({ failure, onRetry, retrying = false }: TechnicalFailureProps) {
  const { title, text, offlineTitle, retry } = accountTexts.technical
  const { silence, detail } = failure
  return (
    <Page
      title={silence === 'offline' ? offlineTitle : title}
      lead={isPassing(failure) && !silence ? text : detail}
    >
      <div className={classes.actions}>
        <Button onClick={onRetry} loading={retrying}>
          {retry}
        </Button>
      </div>
      {silence !== 'offline' && (
        <Suspense>
          <NextSteps code="GENERIC" />
        </Suspense>
      )}
    </Page>
  )
}
