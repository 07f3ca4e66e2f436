/** What a route says about its tracking. */
export type TrackedRoute = {
  /** Name of the route; a route without one is not counted. */
  readonly name?: string | undefined
  /** Tracking value of the route's meta data: another view name, or false for a view that is not counted. */
  readonly tracking?: string | false | undefined
}

/**
 * Name under which a view is counted, or undefined when it is not: the tracking value wins over the route name; unnamed
 * routes, ignored views and `tracking: false` are skipped. Source: docs/spec/presentation.md#page-views.
 */
export function viewName(
  { name, tracking }: TrackedRoute,
  ignoredViews: readonly string[] = [],
): string | undefined {
  const view = tracking === false ? undefined : tracking || name || undefined
  return view === undefined || ignoredViews.includes(view) ? undefined : view
}

/** Path of a view under the router's base, with exactly one slash between them: '/na' + '/service' = '/na/service'. */
export function pathUnderBase(base: string, path: string): string {
  const prefix = base.replace(/\/+$/, '')
  const rest = path.replace(/^\/+/, '')
  const joined = `${prefix}/${rest}`.replace(/^\/*/, '/')
  return rest === '' && prefix !== '' ? joined.slice(0, -1) : joined
}
