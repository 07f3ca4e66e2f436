import { accountTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { ProblemFrame } from '@leserkonto/ui/parts/problem-frame'
import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { failureOf } from '../session/failure.ts'
import actions from './Actions.module.css'
import type { LoadedQuery } from './LoadedPage.tsx'
import { NextSteps } from './next-steps/later-steps.ts'

type FailedLoad = { readonly detail: string; readonly refetch: () => unknown }
type Tell = (block: string, load: FailedLoad | undefined) => void

const FailedLoadsContext = createContext<Tell>(() => undefined)

/** Lets the page say that the load of one of its blocks has failed, as long as it has. */
export function useFailedLoad({ data, error, refetch }: LoadedQuery<unknown>): void {
  const tell = use(FailedLoadsContext)
  const block = useId()
  const failed = data === undefined && error
  // Before the browser paints, so that what fails together is said once.
  useLayoutEffect(() => {
    if (!failed) return
    tell(block, { detail: failureOf(failed).detail, refetch })
    return () => tell(block, undefined)
  }, [tell, block, failed, refetch])
}

/** Says above a page once what its blocks could not load, with one button that loads all of it again. */
export function FailedLoads({ children }: { children: ReactNode }) {
  const [failed, setFailed] = useState<ReadonlyMap<string, FailedLoad>>(new Map())
  // A block that tries again has not failed, and the notice stays until that is known.
  const [retried, setRetried] = useState<typeof failed>()
  const tell: Tell = useCallback(
    (block, load) =>
      setFailed((known) => {
        const others = [...known].filter(([other]) => other !== block)
        return new Map(load ? [...others, [block, load]] : others)
      }),
    [],
  )
  const retry = async () => {
    setRetried(failed)
    await Promise.all([...failed.values()].map(({ refetch }) => refetch()))
    setRetried(undefined)
  }
  const shown = [...(retried ?? failed).values()]
  return (
    <FailedLoadsContext value={tell}>
      {shown.length > 0 && (
        <FailedLoadsNotice
          details={[...new Set(shown.map(({ detail }) => detail))]}
          onRetry={retry}
          retrying={retried !== undefined}
        />
      )}
      {children}
    </FailedLoadsContext>
  )
}

type FailedLoadsNoticeProps = { details: readonly string[]; onRetry: () => void; retrying: boolean }

/** The notice; when it goes while its button has the focus, the page's heading gets it. */
export function FailedLoadsNotice({ details, onRetry, retrying }: FailedLoadsNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = notice.current
    return () => {
      if (place?.contains(document.activeElement))
        document.querySelector('h1')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <ProblemFrame ref={notice}>
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      <div className={actions.actions}>
        <Button variant="secondary" onClick={onRetry} loading={retrying}>
          {accountTexts.technical.retry}
        </Button>
      </div>
      <Suspense>
        <NextSteps code="GENERIC" />
      </Suspense>
    </ProblemFrame>
  )
}
