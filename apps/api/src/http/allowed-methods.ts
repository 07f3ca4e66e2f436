import type { FastifyInstance } from 'fastify'

/**
 * Remembers every route registered after this call; returns the methods that are served at a path. Only what no route took
 * is looked up, so that the router's own choice among routes is never changed.
 */
export function allowedMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    // The preflights' route is at every path, known or not.
    if (url !== '*') routes.push({ pattern: patternOf(url), methods: [method].flat() })
  })
  return (path) => {
    const found = routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)
    return [...new Set(found)].toSorted()
  }
}

/** `/user/sessions/:id` and `/oidc/*` as a pattern of whole paths. */
function patternOf(url: string): RegExp {
  const plain = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${plain.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`)
}
