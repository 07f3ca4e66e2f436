import type { RouteParams } from '@leserkonto/pages/route-table'
import { loadInTime } from '@leserkonto/ui/browser/load-in-time'
import { type ComponentType, lazy, useState } from 'react'

/** What a screen is given: the values of its route's placeholders in the address. */
export type ScreenProps = { readonly params: RouteParams }

type Load = () => Promise<ComponentType<ScreenProps>>

/** A screen whose code comes when it is wanted. */
export type LazyScreen = {
  /** Asks for the code. */
  readonly load: () => Promise<unknown>
  /** It calls the service as soon as it is drawn. @default false */
  readonly loadsData?: boolean
  /** The screen itself once its code is there, before that one that awaits it. */
  readonly component: () => ComponentType<ScreenProps>
}

/** A screen for `Screen` to draw. */
export function lazyScreen(load: Load): LazyScreen {
  let loaded: ComponentType<ScreenProps> | undefined
  const ask = async () => {
    loaded = await loadInTime(load)
    return { default: loaded }
  }
  const Awaited = lazy(ask)
  return { load: ask, component: () => loaded ?? Awaited }
}

/** Such a screen among those that load data: the code for that comes beside it, not after it. */
export const lazyDataScreen = (load: Load): LazyScreen => ({
  ...lazyScreen(async () => {
    const [{ withLoadedData }, screen] = await Promise.all([import('../session/LoadedData.tsx'), load()])
    return withLoadedData(screen)
  }),
  loadsData: true,
})

/**
 * Draws a screen; to be put below a `Suspense`. Code that is there already is drawn without a word of loading, which
 * React would leave standing for 300 ms.
 */
export function Screen({ screen, params }: ScreenProps & { screen: LazyScreen }) {
  // What awaited its code stays what it is: another component in its place would lose what was typed.
  const [Shown] = useState(screen.component)
  return <Shown params={params} />
}
