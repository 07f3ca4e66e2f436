import type { RouteParams } from '@leserkonto/pages/route-table'
import { loadInTime } from '@leserkonto/ui/browser/load-in-time'
import { type ComponentType, lazy, useState } from 'react'

/** Props of a screen: the values of its route's placeholders. */
export type ScreenProps = { readonly params: RouteParams }

type Load = () => Promise<ComponentType<ScreenProps>>

/** A screen whose code is loaded on demand. */
export type LazyScreen = {
  /** Loads the code. */
  readonly load: () => Promise<unknown>
  /** It calls the service as soon as it is drawn. @default false */
  readonly loadsData?: boolean
  /** The screen itself if its code is loaded, else a component that waits for it. */
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

/** The same for a screen that loads data: the code for that is loaded in parallel, not afterwards. */
export const lazyDataScreen = (load: Load): LazyScreen => ({
  ...lazyScreen(async () => {
    const [{ withLoadedData }, screen] = await Promise.all([import('../session/LoadedData.tsx'), load()])
    return withLoadedData(screen)
  }),
  loadsData: true,
})

/** The same for a page of the signed-in reader: its blocks load on their own. */
export const lazyOwnScreen = (load: Load): LazyScreen =>
  lazyDataScreen(async () => {
    const [{ asOwnPage }, screen] = await Promise.all([import('./OwnPage.tsx'), load()])
    return asOwnPage(screen)
  })

/**
 * Draws a screen; needs a `Suspense` above it. If the code is loaded already, no loading text appears, which React would
 * show for at least 300 ms.
 */
export function Screen({ screen, params }: ScreenProps & { screen: LazyScreen }) {
  // The component must not change when its code arrives: replacing it would lose typed values.
  const [Shown] = useState(screen.component)
  return <Shown params={params} />
}
