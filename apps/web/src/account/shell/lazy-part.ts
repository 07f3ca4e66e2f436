import { loadInTime } from '@leserkonto/ui/browser/load-in-time'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A part of a page whose code is loaded on demand and in time; needs a `Suspense` above it. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await loadInTime(load) }))
