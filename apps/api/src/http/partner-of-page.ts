import type { AccountRoute } from '@leserkonto/pages'
import { addresses, prefixOf, recordOf } from '@leserkonto/rules'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../context.ts'
import { beganSignIn } from './cookies.ts'

/**
 * The partner whose sign-in a page of the account area belongs to: the login on its way there, and the page that asks. Told
 * only to the browser in which the sign-in began, so that no link can put a name or an address there.
 */
export async function partnerOfPage(
  request: FastifyRequest,
  { route, path }: { route: AccountRoute | undefined; path: string },
  { openId }: Deps,
): Promise<{ name: string; emailHint: string | undefined } | undefined> {
  const id = signInIn(route?.screen === 'LoginRegister' ? wishOf(request) : path)
  if (!id || !beganSignIn(request, id)) return undefined
  // The page is of use without it.
  const asked = await openId.findRequest(id).catch(() => undefined)
  return asked && { name: asked.client.name, emailHint: asked.emailHint }
}

/** Where the reader of a login wants to go on to. */
export function wishOf({ query }: FastifyRequest): string {
  // There is no query where the path is no URL.
  const { redirectFrom, return_url } = recordOf(query)
  return String(redirectFrom ?? return_url)
}

/** The id of a sign-in at a partner in the path of its page. */
function signInIn(path: string): string | undefined {
  const start = `${prefixOf(path)}${addresses.partnerSignIn}/`
  return path.startsWith(start) ? path.slice(start.length) : undefined
}
