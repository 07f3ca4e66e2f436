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
 * POST clock. `{now}` puts the whole world, seed dates included, at that time; `{advance}` (seconds) lets time
 * pass over it, so that plans run out. The clock goes on running either way.
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
