import { contract, type Operation, Problem, problemText } from '@leserkonto/contracts'
import type { DeclarationDraft } from '@leserkonto/pages'
import { addresses, inputLimits, isoDay, otherPlan, receivedAddress } from '@leserkonto/rules'
import { type DeclarationName, declarationTexts } from '@leserkonto/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Deps, Stories } from '../../context.ts'
import { writeCookie } from '../cookies.ts'
import { editionOfHost } from '../edition-of.ts'
import { fieldsOf } from '../read-input.ts'
import { type Caller, run } from '../serve.ts'
import { portalAnswer, type Renderer } from './portal-answer.ts'
import { sendPrivate } from './send-public.ts'

type Values = Readonly<Record<string, string>>
type DeclarationStories = Pick<Stories<typeof contract>['subscriptions'], 'cancel' | 'withdraw'>
type AnyStory = (input: unknown, call: Call) => Promise<unknown>

const days = ['end_date', 'order_date']

/**
 * Takes the forms of the declarations as browsers send them without a script. Each is the call of its operation, with the
 * same steps and limits (`run`). What was accepted leads on to a page that a reload does not send again; anything else is
 * answered with the form, in which nothing is lost. Source: docs/spec/contract.md#declaring-by-a-form.
 */
export function declarationForms(
  app: FastifyInstance,
  stories: DeclarationStories,
  {
    renderer,
    callerOf,
  }: { renderer: Renderer; callerOf: (request: FastifyRequest, reply: FastifyReply) => Caller },
  deps: Deps,
): void {
  const { cancel, withdraw } = contract.subscriptions
  const forms = {
    cancellation: { name: 'subscriptions.cancel', entry: cancel, story: stories.cancel as AnyStory },
    withdrawal: { name: 'subscriptions.withdraw', entry: withdraw, story: stories.withdraw as AnyStory },
  }

  const answer = async (name: DeclarationName, request: FastifyRequest, reply: FastifyReply) => {
    const edition = editionOfHost(deps, request)
    const values = request.body as Values
    const path = addresses[name]
    try {
      // Read once the flood limit holds, as of any call.
      const read = () => {
        if (!isOwnForm(request)) throw new Problem('FORBIDDEN')
        return { ...inputOf(values, forms[name].entry), edition: edition.shortcut }
      }
      const output = await run(forms[name], read, callerOf(request, reply))
      const { receipt_id } = output as { receipt_id: string }
      writeCookie(request, reply, 'declared', deps.secrets.seal(`declared ${receipt_id}`))
      return reply.header('cache-control', 'no-store').redirect(receivedAddress(path), 303)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const route = { page: 'declaration', name, draft: draftOf(values, error) } as const
      const asked = { found: { area: 'portal', route, path }, edition, request } as const
      const { page } = await portalAnswer(asked, renderer, deps)
      if (error.retryAfterS) reply.header('retry-after', String(error.retryAfterS))
      return sendPrivate(request, reply, { ...page, status: error.status })
    }
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: inputLimits.bodyBytes },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    for (const name of ['cancellation', 'withdrawal'] as const)
      for (const path of [addresses[name], `/na${addresses[name]}`])
        scope.post(path, (request, reply) => answer(name, request, reply))
  })
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

/** The fields of the operation that were filled in, with days as programs write them. */
function inputOf(values: Values, entry: Operation): Values {
  const { plan = otherPlan, contract: typed = '' } = values
  const isListed = plan !== otherPlan && plan !== ''
  // Which of the two is meant nobody but the reader knows, and the wrong one would end.
  if (isListed && typed.trim() !== '')
    throw new Problem('VALIDATION_FAILED', {
      fields: [{ field: 'contract', code: 'FORMAT', message: declarationTexts.oneContract }],
    })
  const given = { ...values, contract: isListed ? plan : typed }
  const filled = Object.entries(given).filter(
    ([field, value]) => fieldsOf(entry).includes(field) && value.trim() !== '',
  )
  return Object.fromEntries(
    filled.map(([field, value]) => [field, days.includes(field) ? isoDay(value.trim()) : value]),
  )
}

function draftOf(values: Values, problem: Problem): DeclarationDraft {
  const errors = (problem.fields ?? []).map(({ field, message }) => ({ field, message }))
  return { values, errors, failure: errors.length > 0 ? null : failureOf(problem) }
}

function failureOf({ code, params, retryAfterS = 60 }: Problem): string {
  if (code === 'FORBIDDEN') return declarationTexts.sendAgain
  if (code === 'RATE_LIMITED') return declarationTexts.busy(Math.ceil(retryAfterS / 60))
  return problemText(code, params)
}
