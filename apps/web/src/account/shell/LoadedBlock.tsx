import { accountTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Skeleton } from '@leserkonto/ui/Skeleton'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import { type ReactNode, useEffect } from 'react'
import { failureOf, logFailure } from '../session/failure.ts'
import actions from './Actions.module.css'
import type { LoadedQuery } from './LoadedPage.tsx'

type LoadedBlockProps<Data> = {
  query: LoadedQuery<Data>
  /** Name for the console, e.g. `favourites.list`. */
  name: string
  /** Lines the block will take about. @default 3 */
  lines?: number
  children: (data: Data) => ReactNode
}

/** What one block of a page shows of its load; the rest of the page stands whatever becomes of it. */
export function LoadedBlock<Data>({ query, name, lines = 3, children }: LoadedBlockProps<Data>) {
  const { data, error, isFetching, refetch } = query
  useEffect(() => {
    if (error) logFailure(name, failureOf(error))
  }, [error, name])
  if (data !== undefined) return children(data)
  if (!error) return <BlockLoading lines={lines} />
  return <BlockFailure detail={failureOf(error).detail} onRetry={refetch} retrying={isFetching} />
}

/** Holds the place of a block that is on its way. */
const BlockLoading = ({ lines }: { lines: number }) => (
  <div aria-busy="true">
    <VisuallyHidden>{accountTexts.block.loading}</VisuallyHidden>
    <Skeleton lines={lines} />
  </div>
)

type BlockFailureProps = { detail: string; onRetry: () => void; retrying: boolean }

/** A block that did not come, with the way to try again. */
const BlockFailure = ({ detail, onRetry, retrying }: BlockFailureProps) => (
  <div role="alert">
    <p>{detail}</p>
    <div className={actions.actions}>
      <Button variant="secondary" onClick={onRetry} loading={retrying}>
        {accountTexts.technical.retry}
      </Button>
    </div>
  </div>
)
