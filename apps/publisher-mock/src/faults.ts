import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Stalls } from './stalls.ts'

/** One way in which the publisher can fail. */
export type Fault =
  | { kind: 'latency'; latencyMs: number }
  | { kind: 'status'; status: number }
  | { kind: 'timeout' | 'drop' | 'malformed' | 'stale_version' | 'empty' | 'conflict' }

/** A fault set by a test, for the requests it matches; `left` counts down to 0. */
export type FaultRule = { method: string; path: RegExp; gpNumber?: string; left: number; fault: Fault }

const customerOf = (request: FastifyRequest): string | undefined => {
  return numberIn(request.params) ?? numberIn(request.query)
}

const numberIn = (fields: unknown): string | undefined =>
  typeof fields === 'object' && fields && 'gp_number' in fields ? String(fields.gp_number) : undefined

/** The fault of the first matching rule; counts the rule down by one. */
export const takeFault = (rules: FaultRule[], request: FastifyRequest, path: string): Fault | null => {
  const rule = rules.find(
    ({ method, path: wanted, gpNumber, left }) =>
      left > 0 &&
      method === request.method &&
      wanted.test(path) &&
      (gpNumber === undefined || gpNumber === customerOf(request)),
  )
  if (!rule) return null
  rule.left -= 1
  return rule.fault
}

const emptyAnswers: Record<string, unknown> = {
  '/crm/v1/customers': { customers: [] },
  '/crm/v1/customers/:gp_number/subscriptions': [],
  '/crm/v1/rights': { rights: [], valid_until: null },
  '/crm/v1/subscriptions/:id/seats': [],
  '/crm/v1/newsletters': { newsletters: [], groups: [] },
  '/crm/v1/offers': { offers: [] },
}

const conflictCodes: Record<string, string> = {
  '/crm/v1/customers/:gp_number/link': 'LINKED_ELSEWHERE',
  '/crm/v1/subscriptions/:id/seats': 'SEATS_FULL',
}

const sendError = (reply: FastifyReply, status: number, code: string) =>
  reply.code(status).send({ code, message: 'Fault asked for by a test.' })

const sendEmpty = (request: FastifyRequest, reply: FastifyReply) => {
  const answer = emptyAnswers[request.routeOptions.url ?? '']
  return answer === undefined ? sendError(reply, 404, 'NOT_FOUND') : reply.send(answer)
}

/** Performs the fault; if there is no answer after that, the call continues as usual. */
export const perform = async (
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  stalls: Stalls,
): Promise<unknown> => {
  const isReading = request.method === 'GET'
  switch (fault.kind) {
    case 'latency':
      return stalls.pause(fault.latencyMs)
    case 'status':
      return sendError(reply, fault.status, `STATUS_${fault.status}`)
    case 'timeout':
      return stalls.hang(reply)
    case 'drop':
      reply.hijack()
      return request.raw.socket.destroy()
    case 'malformed':
      return reply.code(200).type('application/json; charset=utf-8').send('{"customers":["10000')
    case 'stale_version':
      return sendError(reply, 409, 'VERSION_STALE')
    case 'conflict': // nothing conflicts with a reading
      return isReading || sendError(reply, 409, conflictCodes[request.routeOptions.url ?? ''] ?? 'CONFLICT')
    case 'empty': // a writing has no list to come back empty
      return isReading && sendEmpty(request, reply)
  }
}
