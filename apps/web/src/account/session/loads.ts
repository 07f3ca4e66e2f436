import type { contract, Operation } from '@leserkonto/contracts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { input, output } from 'zod/v4/core'

type Table = typeof contract
/** Names of the operations that load, as the console and docs/api.md have them: `session.userinfo`. */
type LoadName = {
  [Slice in keyof Table & string]: {
    [Name in keyof Table[Slice] & string]: Table[Slice][Name] extends { method: 'GET' }
      ? `${Slice}.${Name}`
      : never
  }[keyof Table[Slice] & string]
}[keyof Table & string]

type OperationOf<Load extends LoadName> = Load extends `${infer Slice extends keyof Table}.${infer Name}`
  ? Name extends keyof Table[Slice]
    ? Extract<Table[Slice][Name], Operation>
    : never
  : never

/**
 * Options of `useQuery` for a load. The key holds the operation's name and input, all that the query function needs
 * (LoadedData.tsx). The name is split at the dot, so that a whole slice can be marked as stale.
 */
export const load = <Name extends LoadName>(name: Name, data: input<OperationOf<Name>['input']>) =>
  queryOptions<output<OperationOf<Name>['output']>>({ queryKey: [...name.split('.'), data] })

/** For a block whose page has started the load already: data from a moment ago is not loaded twice. */
export const loadedAhead = { staleTime: 10_000 }

/** Starts the loads of a page's blocks together with the page's own, in one request. */
export function useLoadAhead(loads: readonly { queryKey: readonly unknown[] }[]): void {
  const data = useQueryClient()
  const begin = useEffectEvent(() => {
    for (const { queryKey } of loads) data.prefetchQuery({ queryKey })
  })
  useEffect(() => begin(), [])
}
