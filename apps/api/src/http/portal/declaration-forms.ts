import { contract, type Operation, Problem } from '@leserkonto/contracts'
import type { DeclarationDraft } from '@leserkonto/pages'
import { addresses, otherPlan, receivedAddress, recordOf } from '@leserkonto/rules'
import { type DeclarationName, declarationTexts } from '@leserkonto/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps, Operations } from '../../context.ts'
import { readCookies, writeCookie } from '../cookies.ts'
import { editionOfHost } from '../edition-of.ts'
import { readerOfPage } from '../identity.ts'
import { fieldsOf } from '../read-input.ts'
import { type Caller, named, run } from '../serve.ts'
import { formRoutes, refuseForm, sendFormAgain, type Values, valuesOf } from './form-routes.ts'
import type { Renderer } from './portal-answer.ts'

type DeclarationOperations = Pick<Operations<typeof contract>['subscriptions'], 'cancel' | 'withdraw'>

/**
 * Takes the forms of the declarations as browsers send them without a script. Each is the call of its operation, with the
 * same steps and limits (`run`). What was accepted leads on to a page that a reload does not send again; anything else is
 * answered with the form, in which nothing is lost. Source: docs/spec/contract.md#declaring-by-a-form.
 */
export function declarationForms(
  app: FastifyInstance,
  operations: DeclarationOperations,
  {
    renderer,
    callerOf,
  }: { renderer: Renderer; callerOf: (request: FastifyRequest, reply: FastifyReply) => Caller },
  deps: Deps,
): void {
  const { cancel, withdraw } = contract.subscriptions
  const forms = {
    cancellation: named('subscriptions.cancel', cancel, operations.cancel),
    withdrawal: named('subscriptions.withdraw', withdraw, operations.withdraw),
  }

  // What was declared is stored already, so that no fault here may say otherwise.
  const readerNow = (request: FastifyRequest, edition: string) =>
    readerOfPage(deps, readCookies(request, 'userData'), { edition, now: deps.clock.now() }).then(
      (found) => found?.reader,
      () => undefined,
    )

  const answer = async (name: DeclarationName, request: FastifyRequest, reply: FastifyReply) => {
    const edition = editionOfHost(deps, request)
    const values = valuesOf(request)
    const path = addresses[name]
    try {
      // Read once the flood limit holds, as of any call.
      const read = () => {
        refuseForm(request)
        return { ...inputOf(values, forms[name].entry), edition: edition.shortcut }
      }
      const caller = callerOf(request, reply)
      const begin: Caller['begin'] = async (entry) => {
        const call = await caller.begin(entry)
        // Whose page it is opens nothing here; only limits count by it.
        return { ...call, reader: await readerNow(request, edition.shortcut) }
      }
      const output = await run(forms[name], read, { ...caller, begin })
      const { receipt_id } = recordOf(output)
      const reader = await readerNow(request, edition.shortcut)
      const sealed = `declared ${receipt_id} ${reader?.sessionId ?? ''}`
      writeCookie(request, reply, 'declared', deps.secrets.seal(sealed))
      return reply.header('cache-control', 'no-store').redirect(receivedAddress(path), 303)
    } catch (error) {
      const again = (draft: DeclarationDraft) => ({
        found: { area: 'portal', route: { page: 'declaration', name, draft }, path } as const,
        edition,
        request,
      })
      return sendFormAgain(error, again, reply, renderer, deps)
    }
  }

  formRoutes(app, {
    [addresses.cancellation]: (request, reply) => answer('cancellation', request, reply),
    [addresses.withdrawal]: (request, reply) => answer('withdrawal', request, reply),
  })
}

/** The fields of the operation that were filled in. */
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
  return Object.fromEntries(filled)
}
