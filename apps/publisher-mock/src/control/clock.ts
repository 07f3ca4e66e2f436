import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { epochMs, isoTime } from '../clock.ts'
import { parse } from '../refusal.ts'
import type { World } from '../world.ts'

const Body = z.union([
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advance: z.number().min(-1e9).max(1e9) }),
])

/**
 * POST clock. `{now}` sets the time, and the seed's dates with it; `{advance}` (seconds) moves only the time, so that plans
 * can end. The clock keeps running after both.
 */
export const clockControl = (app: FastifyInstance, world: World) => {
  app.post('/clock', (request) => {
    const body = parse(Body, request.body)
    const { clock } = world.dataSetOf(request)
    if ('now' in body) clock.set(epochMs(body.now))
    else clock.advance(body.advance)
    return { now: isoTime(clock.now()) }
  })
}
