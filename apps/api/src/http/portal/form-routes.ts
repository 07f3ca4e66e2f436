import { fieldError, Problem, problemText } from '@leserkonto/contracts'
import type { DeclarationDraft } from '@leserkonto/pages'
import { inputLimits, recordOf } from '@leserkonto/rules'
import { declarationTexts } from '@leserkonto/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../context.ts'
import { type PageRequest, portalAnswer, type Renderer } from './portal-answer.ts'
import { sendPrivate } from './send-public.ts'

/** What was typed into a form. */
export type Values = Readonly<Record<string, string>>

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Takes forms as browsers send them without a script, at their addresses. */
export function formRoutes(app: FastifyInstance, answers: Readonly<Record<string, Answer>>): void {
  app.register(async (scope) => {
    readForms(scope)
    for (const [address, answer] of Object.entries(answers))
      for (const path of [address, `/na${address}`]) scope.post(path, answer)
  })
}

/** Reads the bodies of forms, and of nothing else, in a scope of its own. */
export function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4 * inputLimits.bodyBytes },
    async (_request: FastifyRequest, body: string) => fieldsOfForm(body),
  )
  // Without a body and its type nothing was filled in.
  scope.addHook('preHandler', async (request) => {
    request.body ??= {}
  })
}

/** No form of ours has so many fields that more need be read. Throws VALIDATION_FAILED. */
function fieldsOfForm(body: string): Values {
  const max = inputLimits.formFields
  if (body.split('&', max + 1).length > max)
    throw new Problem('VALIDATION_FAILED', { fields: [fieldError('', 'TOO_MANY', { max })] })
  return Object.fromEntries(new URLSearchParams(body))
}

/** What was typed into the form of a request. */
export const valuesOf = ({ body }: FastifyRequest): Values =>
  Object.fromEntries(Object.entries(recordOf(body)).map(([name, value]) => [name, String(value)]))

/** Answers a form that was not accepted with its page again, in which nothing is lost, under the status of the error. */
export async function sendFormAgain(
  error: unknown,
  asked: (draft: DeclarationDraft) => PageRequest,
  reply: FastifyReply,
  renderer: Renderer,
  deps: Deps,
) {
  if (!(error instanceof Problem)) throw error
  const { request } = reply
  const { page } = await portalAnswer(asked(draftOf(valuesOf(request), error)), renderer, deps)
  if (error.retryAfterS) reply.header('retry-after', String(error.retryAfterS))
  return sendPrivate(request, reply, { ...page, status: error.status })
}

/**
 * Whether one of our own pages sent the form. Nobody is authenticated by it, but no website shall declare anything in the
 * name of who looks at it.
 */
function isOwnForm({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return (
    headers.origin !== undefined &&
    URL.canParse(headers.origin) &&
    new URL(headers.origin).host === host.toLowerCase()
  )
}

/**
 * Throws FORBIDDEN for a form that another website has sent, BODY_TOO_LARGE for one that would be too large as JSON: as a
 * form the same text takes up to three times as much.
 */
export function refuseForm(request: FastifyRequest): void {
  if (!isOwnForm(request)) throw new Problem('FORBIDDEN')
  if (Buffer.byteLength(JSON.stringify(request.body)) > inputLimits.bodyBytes)
    throw new Problem('BODY_TOO_LARGE')
}

function draftOf(values: Values, problem: Problem): DeclarationDraft {
  // Browsers send the fields in the order of the page; so are the errors read.
  const placeOf = ({ field }: { field: string }) => Object.keys(values).indexOf(field)
  const errors = (problem.fields ?? [])
    .map(({ field, message }) => ({ field, message }))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
  return { values, errors, failure: errors.length > 0 ? null : failureOf(problem) }
}

function failureOf({ code, params, retryAfterS = 60 }: Problem): string {
  if (code === 'FORBIDDEN') return declarationTexts.sendAgain
  if (code === 'BODY_TOO_LARGE') return declarationTexts.tooLong
  if (code === 'RATE_LIMITED') return declarationTexts.busy(Math.ceil(retryAfterS / 60))
  return problemText(code, params)
}
