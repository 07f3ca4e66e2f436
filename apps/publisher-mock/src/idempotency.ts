import type { FastifyReply, FastifyRequest } from 'fastify'
import { bodyHash, pathOf } from './journal.ts'
import { isRefusal, refusal } from './refusal.ts'
import type { Answer, DataSet } from './sessions.ts'

/** A refusal is stored like any other answer. */
const settle = (act: () => Answer): Answer => {
  try {
    return act()
  } catch (error) {
    if (!isRefusal(error) || error.statusCode !== 409) throw error
    return { status: 409, body: { code: error.code, message: error.message } }
  }
}

const firstOrNew = (request: FastifyRequest, dataSet: DataSet, act: () => Answer): Answer => {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return act()
  const fingerprint = `${request.method} ${pathOf(request)} ${bodyHash(request.body)}`
  const first = dataSet.answers.get(key)
  if (first && first.fingerprint !== fingerprint) {
    throw refusal(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key belongs to another call.')
  }
  const answer = first?.answer ?? settle(act)
  dataSet.answers.set(key, { fingerprint, answer })
  return answer
}

/** Acts once per Idempotency-Key and repeats the first answer; 422 if the key belongs to another call. */
export const answerOnce = (
  request: FastifyRequest,
  reply: FastifyReply,
  dataSet: DataSet,
  act: () => Answer,
): FastifyReply => {
  const { status, body } = firstOrNew(request, dataSet, act)
  return reply.code(status).send(body)
}
