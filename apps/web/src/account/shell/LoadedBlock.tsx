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
  /** Approximate height of the block in lines. @default 3 */
  lines?: number
  /** Stands there until the data comes, where lines of text would be too far from its height. @default `lines` */
  place?: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows the state of one block's load; if it fails, the rest of the page still works. */
export function LoadedBlock<Data>({ query, lines = 3, place, children }: LoadedBlockProps<Data>) {
  const { data, error, isFetching, refetch } = query
  const { path } = query.trpc
  useEffect(() => {
    if (error) logFailure(path, failureOf(error))
  }, [error, path])
  if (data !== undefined) return children(data)
  if (!error) return <BlockLoading place={place || <Skeleton lines={lines} />} />
  return <BlockFailure detail={failureOf(error).detail} onRetry={refetch} retrying={isFetching} />
}

/** The placeholder of a block that is being loaded. */
const BlockLoading = ({ place }: { place: ReactNode }) => (
  <div aria-busy="true">
    <VisuallyHidden>{accountTexts.block.loading}</VisuallyHidden>
    {place}
  </div>
)

type BlockFailureProps = { detail: string; onRetry: () => void; retrying: boolean }

/** A block that could not be loaded, with a button to try again. */
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
