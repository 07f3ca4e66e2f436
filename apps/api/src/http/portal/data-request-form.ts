import { contract } from '@leserkonto/contracts'
import type { DeclarationDraft } from '@leserkonto/pages'
import { addresses, linkQuery, normalizedEmail, tokenCandidates } from '@leserkonto/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps, Operations } from '../../context.ts'
import { forgetCookie, isSealed, isWellFormed, writeCookie } from '../cookies.ts'
import { editionOfHost } from '../edition-of.ts'
import { type Caller, named, run } from '../serve.ts'
import { formRoutes, refuseForm, sendFormAgain, valuesOf } from './form-routes.ts'
import type { Renderer } from './portal-answer.ts'

/** What takes the place of a token: it does not open, as no changed one does. */
const noToken = 'x'

/**
 * Takes the form by which an address asks what is stored of it: the call of `profile.requestData`. What an earlier link
 * shows in this browser is over then. Source: docs/spec/contract.md#data-without-an-account.
 */
export function dataRequestForm(
  app: FastifyInstance,
  { requestData }: Pick<Operations<typeof contract>['profile'], 'requestData'>,
  {
    renderer,
    callerOf,
  }: { renderer: Renderer; callerOf: (request: FastifyRequest, reply: FastifyReply) => Caller },
  deps: Deps,
): void {
  const { requestData: entry } = contract.profile
  const operation = named('profile.requestData', entry, requestData)
  formRoutes(app, {
    [addresses.dataRequest]: async (request, reply) => {
      const edition = editionOfHost(deps, request)
      const { email: typed = '' } = valuesOf(request)
      try {
        const read = () => {
          refuseForm(request)
          return { email: typed, edition: edition.shortcut }
        }
        await run(operation, read, callerOf(request, reply))
        forgetCookie(request, reply, 'dataLink')
        writeCookie(request, reply, 'dataAsked', deps.secrets.seal(`asked ${normalizedEmail(typed)}`))
        return reply.header('cache-control', 'no-store').redirect(addresses.dataSent, 303)
      } catch (error) {
        const path = addresses.dataRequest
        const again = (draft: DeclarationDraft) => ({
          found: { area: 'portal', route: { page: 'dataRequest', draft }, path } as const,
          edition,
          request,
        })
        return sendFormAgain(error, again, reply, renderer, deps)
      }
    },
  })
}

/**
 * Puts the token of a link into a cookie, so that it does not stay in the address. Whether there was one. One that arrived
 * incomplete or changed takes the former one's place, by a word that is none.
 */
export function keepDataToken(request: FastifyRequest, reply: FastifyReply, deps: Deps): boolean {
  const [, search = ''] = request.url.split(/\?(.*)/s)
  const [, text] = linkQuery(search).find(([name]) => name === 'token') ?? []
  if (text === undefined) return false
  const token = tokenCandidates(text)
    .filter((one) => isWellFormed('dataLink', one))
    .find((one) => isSealed(one, deps))
  writeCookie(request, reply, 'dataLink', token ?? noToken)
  return true
}
