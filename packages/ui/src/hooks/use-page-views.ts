'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { pathUnderBase, type TrackedRoute, viewName } from '../browser/page-view.ts'
import type { Tracker } from '../browser/tag-manager.ts'

export type PageViewOptions = {
  /** Undefined counts nothing: an edition without tag manager. */
  readonly tracker: Pick<Tracker, 'pageView'> | undefined
  readonly route: TrackedRoute
  /** Path below the router's base, without personal data: parameters as their names. */
  readonly path: string
  /** Tells two views of one path apart; it is not sent, since links carry tokens there. @default '' */
  readonly search?: string | undefined
  /** The router's base. @default '/' */
  readonly base?: string | undefined
  /** Views that are not counted, by name. */
  readonly ignoredViews?: readonly string[] | undefined
}

/**
 * Counts one view per change of the route, the first included: name of the view and path under the router's base.
 * Unnamed and ignored views are skipped, and so is a second render of the same path and query.
 * Source: docs/spec/presentation.md#page-views.
 */
export function usePageViews({
  tracker,
  route,
  path,
  search = '',
  base = '/',
  ignoredViews,
}: PageViewOptions): void {
  const counted = useRef<string>(undefined)
  const address = pathUnderBase(base, path)
  const count = useEffectEvent(() => {
    const view = viewName(route, ignoredViews)
    if (view !== undefined) tracker?.pageView({ view, path: address })
  })
  useEffect(() => {
    if (counted.current === address + search) return
    counted.current = address + search
    count()
  }, [address, search])
}
