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
 * What `useQuery` needs for a load: its key is the operation's name and input, which is all the client asks for
 * (LoadedData.tsx). The name's parts stand alone, so that a whole slice can be marked as stale.
 */
export const load = <Name extends LoadName>(name: Name, data: input<OperationOf<Name>['input']>) =>
  queryOptions<output<OperationOf<Name>['output']>>({ queryKey: [...name.split('.'), data] })

/** Of a block whose page has begun to load it: what came a moment ago is not asked for twice. */
export const loadedAhead = { staleTime: 10_000 }

/** Begins the loads of a page's blocks together with the page's own, in one request. */
export function useLoadAhead(loads: readonly { queryKey: readonly unknown[] }[]): void {
  const data = useQueryClient()
  const begin = useEffectEvent(() => {
    for (const { queryKey } of loads) data.prefetchQuery({ queryKey })
  })
  useEffect(() => begin(), [])
}
