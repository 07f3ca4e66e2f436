import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Fault, FaultRule } from '../faults.ts'
import { parse } from '../refusal.ts'
import type { World } from '../world.ts'

const asPattern = (source: string, context: z.RefinementCtx): RegExp => {
  try {
    return new RegExp(source)
  } catch {
    context.addIssue({ code: 'custom', message: 'no regular expression' })
    return z.NEVER
  }
}

const Action = z.union([
  z.strictObject({ latency_ms: z.int().min(0).max(60_000) }),
  z.strictObject({ status: z.int().min(400).max(599) }),
  z.strictObject({ timeout: z.literal(true) }),
  z.strictObject({ drop: z.literal(true) }),
  z.strictObject({ malformed: z.literal(true) }),
  z.strictObject({ stale_version: z.literal(true) }),
])

const asFault = (action: z.infer<typeof Action>): Fault => {
  if ('latency_ms' in action) return { kind: 'latency', latencyMs: action.latency_ms }
  if ('status' in action) return { kind: 'status', status: action.status }
  if ('timeout' in action) return { kind: 'timeout' }
  if ('drop' in action) return { kind: 'drop' }
  return 'malformed' in action ? { kind: 'malformed' } : { kind: 'stale_version' }
}

const Body = z.strictObject({
  match: z.strictObject({
    method: z.string().toUpperCase(),
    path_regex: z.string().max(200).transform(asPattern),
    gp_number: z.string().optional(),
  }),
  times: z.int().positive().default(Number.POSITIVE_INFINITY),
  action: Action,
})

const asRule = ({ match, times, action }: z.infer<typeof Body>): FaultRule => ({
  method: match.method,
  path: match.path_regex,
  ...(match.gp_number && { gpNumber: match.gp_number }),
  left: times,
  fault: asFault(action),
})

/** POST and DELETE faults: rules are tried in the order they were added, each `times` times or without limit. */
export const faultControl = (app: FastifyInstance, world: World) => {
  app.post('/faults', (request, reply) => {
    const rule = asRule(parse(Body, request.body))
    const { faults } = world.dataSetOf(request)
    faults.push(rule)
    return reply.code(201).send({ faults: faults.length })
  })

  app.delete('/faults', (request, reply) => {
    world.dataSetOf(request).faults.length = 0
    return reply.code(204).send()
  })
}
