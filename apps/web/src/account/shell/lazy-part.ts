import { loadInTime } from '@leserkonto/ui/browser/load-in-time'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A part of a page whose code is loaded on demand and in time; needs a `Suspense` above it. `without` stands there where the
 * code does not come, for a part that the page can do without.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  without?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    loadInTime(load).then(
      (part) => ({ default: part }),
      (lost) => {
        if (!without) throw lost
        return { default: without }
      },
    ),
  )
