import { accountTexts } from '@leserkonto/texts'
import { Skeleton } from '@leserkonto/ui/Skeleton'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import { type ReactNode, useEffect } from 'react'
import { failureOf, logFailure } from '../session/failure.ts'
import actions from './Actions.module.css'
import { useFailedLoad } from './FailedLoads.tsx'
import type { LoadedQuery } from './LoadedPage.tsx'

type LoadedBlockProps<Data> = {
  query: LoadedQuery<Data>
  /** Approximate height of the block in lines. @default 3 */
  lines?: number
  /** Stands there until the data comes, where lines of text would be too far from its height. @default `lines` */
  place?: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows the state of one block's load; if it fails, the rest of the page still works, and its head says why. */
export function LoadedBlock<Data>({ query, lines = 3, place, children }: LoadedBlockProps<Data>) {
  const { data, error } = query
  const { path } = query.trpc
  useFailedLoad(query)
  useEffect(() => {
    if (error) logFailure(path, failureOf(error))
  }, [error, path])
  if (data !== undefined) return children(data)
  if (!error) return <BlockLoading place={place || <Skeleton lines={lines} />} />
  return <p className={actions.soft}>{accountTexts.block.failed}</p>
}

/** The placeholder of a block that is being loaded. */
const BlockLoading = ({ place }: { place: ReactNode }) => (
  <div aria-busy="true">
    <VisuallyHidden>{accountTexts.block.loading}</VisuallyHidden>
    {place}
  </div>
)
