import { type ReactNode, useEffect } from 'react'
import { failureOf, logFailure } from '../session/failure.ts'
import { Loading } from './Loading.tsx'
import { TechnicalFailure } from './TechnicalFailure.tsx'

/** The part of a `useQuery` that is shown. */
export type LoadedQuery<Data> = {
  /** Name of the operation for the console. */
  readonly trpc: { readonly path: string }
  readonly data: Data | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

type LoadedPageProps<Data> = {
  query: LoadedQuery<Data>
  children: (data: Data) => ReactNode
}

/** Shows the state of a load: in progress, failed with a button to try again, or the loaded data. */
export function LoadedPage<Data>({ query, children }: LoadedPageProps<Data>) {
  const { data, error, isFetching, refetch } = query
  const { path } = query.trpc
  useEffect(() => {
    if (error) logFailure(path, failureOf(error))
  }, [error, path])
  if (data !== undefined) return children(data)
  if (!error) return <Loading />
  return <TechnicalFailure failure={failureOf(error)} onRetry={refetch} retrying={isFetching} />
}
