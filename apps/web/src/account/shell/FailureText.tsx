import { type ComponentProps, type ComponentType, Suspense } from 'react'
import type { Failure } from '../session/failure.ts'
import { NextSteps as LaterSteps } from './next-steps/later-steps.ts'
import type { NextSteps, StepActions } from './next-steps/NextSteps.tsx'

type FailureTextProps = {
  failure: Failure
  carried?: Readonly<Record<string, string>> | undefined
  /** What the page itself does for a way on. */
  actions?: StepActions | undefined
  /** Draws the ways on; a page that arrives with them brings their code, so that nothing moves. @default loaded when needed */
  steps?: ComponentType<ComponentProps<typeof NextSteps>>
}

/**
 * What went wrong, and below it the ways on.
 * What was typed and is asked there, too, is passed in the history entry, never in an address. Source: docs/spec/contract.md#error-catalogue.
 */
export function FailureText({ failure, carried, actions, steps: Steps = LaterSteps }: FailureTextProps) {
  return (
    <>
      <p>{failure.detail}</p>
      {/* Without a connection no way leads anywhere. */}
      {failure.silence !== 'offline' && (
        <Suspense>
          <Steps code={failure.code} carried={carried} actions={actions} />
        </Suspense>
      )}
    </>
  )
}
