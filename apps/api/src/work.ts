import { editionNamed, signOnOf } from '@leserkonto/editions'
import type { Deps, Work } from './context.ts'

/** The work object for this instant. */
export const workOf = (deps: Deps): Work => ({
  ...deps,
  now: deps.clock.now(),
  edition: (shortcut) => editionNamed(deps.editions, shortcut) ?? signOnOf(deps.editions),
})
