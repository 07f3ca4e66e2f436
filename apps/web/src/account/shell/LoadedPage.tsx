import { type ReactNode, useEffect } from 'react'
import { failureOf, isPassing, logFailure } from '../session/failure.ts'
import { Loading } from './Loading.tsx'
import { TechnicalFailure } from './TechnicalFailure.tsx'

/** The part of a react-query result that is shown. */
export type LoadedQuery<Data> = {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

type LoadedPageProps<Data> = {
  query: LoadedQuery<Data>
  /** Name for the console, e.g. `session.userinfo`. */
  name: string
  children: (data: Data) => ReactNode
}

/** Shows the state of a load: in progress, failed with a button to try again, or the loaded data. */
export function LoadedPage<Data>({ query, name, children }: LoadedPageProps<Data>) {
  const { data, error, isFetching, refetch } = query
  useEffect(() => {
    if (error) logFailure(name, failureOf(error))
  }, [error, name])
  if (data !== undefined) return children(data)
  if (!error) return <Loading />
  const failure = failureOf(error)
  const detail = isPassing(failure) ? undefined : failure.detail
  return <TechnicalFailure onRetry={refetch} retrying={isFetching} detail={detail} />
}
