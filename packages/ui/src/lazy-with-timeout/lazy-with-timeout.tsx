'use client'

import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadInTime } from '../browser/load-in-time.ts'
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx'

/** Imports a part of the application: `() => import('./Profile.tsx').then(({ Profile }) => Profile)`. */
export type LoadPart<Props> = () => Promise<ComponentType<Props>>

/**
 * A component loaded when it is first shown; to be put below a `Suspense`. A load that fails or takes longer than 120 s
 * is tried once more; after that a message with a button to load the page again is shown in its place, and the console is
 * told why. Source: docs/spec/presentation.md#chunk-time-out.
 */
export const lazyWithTimeout = <Props extends object>(
  load: LoadPart<Props>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    try {
      return { default: await loadInTime(load) }
    } catch (failure) {
      console.error(failure)
      return { default: () => <LoadFailure /> }
    }
  })
