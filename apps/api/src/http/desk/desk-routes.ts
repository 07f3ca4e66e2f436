import { Readable } from 'node:stream'
import { Problem } from '@leserkonto/contracts'
import { type DeskView, deskPage, deskPolicy } from '@leserkonto/pages'
import { deskAddresses, readLines, recordOf } from '@leserkonto/rules'
import { deskTexts } from '@leserkonto/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps, Work } from '../../context.ts'
import { describeError } from '../../describe-error.ts'
import type { DeskOperations, DeskShown, DeskValues, Staff } from '../../desk-context.ts'
import { workOf } from '../../work.ts'
import { callLog } from '../call-log.ts'
import { forgetCookie, readCookie, readCookies, writeCookie } from '../cookies.ts'
import { sameForAllOrigins } from '../cross-site.ts'
import { readForms, refuseForm } from '../portal/form-routes.ts'
import { asProblem } from '../problem-answer.ts'
import { encoded, sendEncoded } from '../send-encoded.ts'
import { deskPrefix, isDesk } from './desk-host.ts'

type Found = { staff: Staff; secret: string }

/**
 * The desk of the reader service at its own origin; nothing where none is configured. A browser that is not signed in sees how to
 * sign in, and nothing else. Source: docs/spec/service-desk.md#sign-in-of-staff.
 */
export function deskRoutes(app: FastifyInstance, operations: DeskOperations, deps: Deps): void {
  if (!deps.staffIssuer) return
  app.register(async (routes) => {
    readForms(routes)
    routes.addHook('onRoute', sameForAllOrigins)
    routes.addHook('onRequest', async (request) => {
      if (!isDesk(request, deps)) throw new Problem('NOT_FOUND')
    })
    routes.setErrorHandler((error, request, reply) => sendFailure(error, request, reply, deps))
    const at = deskPrefix
    routes.get(at + deskAddresses.signIn, (request, reply) => beginSignIn(request, reply, operations, deps))
    routes.get(at + deskAddresses.signedIn, (request, reply) =>
      finishSignIn(request, reply, operations, deps),
    )
    routes.post(at + deskAddresses.signOut, async (request, reply) => {
      const found = await provenStaff(request, operations, deps)
      if (found) await operations.end(found.staff, workOfDesk(deps))
      forgetCookie(request, reply, 'desk')
      return send(reply, { status: 200, view: messageOf(deskTexts.signedOut) }, undefined, deps)
    })
    routes.get(`${at}/*`, (request, reply) => show(request, reply, operations, deps))
    routes.post(`${at}/*`, (request, reply) => show(request, reply, operations, deps))
  })
}

const workOfDesk = (deps: Deps): Work =>
  workOf({
    ...deps,
    publisher: deps.publisher.on({ scenario: deps.publisher.scenario, beganMs: performance.now() }),
  })

const messageOf = ({ title, text }: { title: string; text: string }): DeskView => ({
  title,
  blocks: [{ kind: 'notice', tone: 'refused', text }, signInLink],
})

const signInLink = { kind: 'link', text: deskTexts.signIn.button, href: deskAddresses.signIn } as const
const signInView: DeskView = {
  title: deskTexts.signIn.title,
  blocks: [{ kind: 'text', text: deskTexts.signIn.text }, signInLink],
}

/** In the frame of a ticket system it has to be seen, too: the way to sign in opens beside it. */
const signInAt = (path: readonly string[]): DeskView =>
  `/${path.join('/')}` === deskAddresses.ticket ? { ...signInView, isFramed: true } : signInView

const findStaff = (request: FastifyRequest, operations: DeskOperations, deps: Deps) =>
  operations.find(readCookies(request, 'desk'), workOfDesk(deps))

/** Who has sent a form from a page of the desk; throws FORBIDDEN where another page or another session did. */
async function provenStaff(
  request: FastifyRequest,
  operations: DeskOperations,
  deps: Deps,
): Promise<Found | undefined> {
  refuseForm(request)
  const found = await findStaff(request, operations, deps)
  const { proof = '' } = textsOf(request.body)
  if (found && !deps.secrets.isMac('desk', found.secret, proof)) throw new Problem('FORBIDDEN')
  return found
}

async function show(request: FastifyRequest, reply: FastifyReply, operations: DeskOperations, deps: Deps) {
  const done = callLog(request.log, deps.metrics).begin('desk.show')
  const isForm = request.method === 'POST'
  const found = isForm
    ? await provenStaff(request, operations, deps)
    : await findStaff(request, operations, deps)
  const path = (request.url.split('?')[0] ?? '').slice(deskPrefix.length + 1).split('/')
  if (!found) return send(reply, { status: 401, view: signInAt(path) }, undefined, deps)
  const values = textsOf(isForm ? request.body : request.query)
  const isForeign = request.headers['sec-fetch-site'] === 'cross-site'
  const call = { ...workOfDesk(deps), staff: found.staff, isForeign }
  const shown = await operations.show({ isForm, path, values }, call)
  done.ok()
  return send(reply, shown, found, deps)
}

const textsOf = (given: unknown): DeskValues =>
  Object.fromEntries(
    Object.entries(recordOf(given)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, readLines(value)] as const] : [],
    ),
  )

async function beginSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  operations: DeskOperations,
  deps: Deps,
) {
  try {
    const { url, check } = await operations.begin(workOfDesk(deps))
    writeCookie(request, reply, 'deskState', deps.secrets.seal(`desk ${check}`))
    return reply.header('cache-control', 'no-store').redirect(url, 303)
  } catch (error) {
    request.log.warn({ cause: describeError(error) }, 'the issuer of the desk does not answer')
    return send(reply, { status: 503, view: noticeOf(deskTexts.signIn.outage) }, undefined, deps)
  }
}

const noticeOf = (text: string): DeskView => messageOf({ title: deskTexts.signIn.title, text })

async function finishSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  operations: DeskOperations,
  deps: Deps,
) {
  const check = checkIn(readCookie(request, 'deskState'), deps)
  forgetCookie(request, reply, 'deskState')
  const refuse = (status: number, text: string) =>
    send(reply, { status, view: noticeOf(text) }, undefined, deps)
  if (check === undefined) return refuse(400, deskTexts.signIn.failed)
  const { search } = new URL(request.url, deps.staffIssuer?.origin)
  const url = new URL(deskAddresses.signedIn + search, deps.staffIssuer?.origin)
  try {
    const secret = await operations.finish({ url, check }, workOfDesk(deps))
    if (secret === undefined) return refuse(403, deskTexts.signIn.refused)
    writeCookie(request, reply, 'desk', secret)
    return reply.header('cache-control', 'no-store').redirect(deskAddresses.search, 303)
  } catch (error) {
    request.log.warn({ cause: describeError(error) }, 'a sign-in at the desk was refused')
    return refuse(400, deskTexts.signIn.failed)
  }
}

function checkIn(sealed: string | undefined, { secrets }: Pick<Deps, 'secrets'>): string | undefined {
  try {
    const [, check] = /^desk (.+)$/.exec(secrets.open(sealed ?? '')) ?? []
    return check
  } catch {
    return undefined
  }
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply, deps: Deps) {
  const problem = asProblem(error)
  if (problem.status >= 500)
    request.log.error({ cause: describeError(problem.cause ?? error) }, 'the desk failed')
  const said =
    problem.code === 'FORBIDDEN'
      ? deskTexts.expired
      : problem.status === 404
        ? deskTexts.unknown
        : problem.status < 500
          ? deskTexts.notUnderstood
          : deskTexts.failed
  const view: DeskView = { title: said.title, blocks: [{ kind: 'notice', tone: 'refused', text: said.text }] }
  return send(reply, { status: problem.status, view }, undefined, deps)
}

async function send(
  reply: FastifyReply,
  shown: DeskShown,
  found: Found | undefined,
  { secrets, staffIssuer }: Deps,
) {
  reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
  })
  if ('goTo' in shown) return reply.redirect(shown.goTo, 303)
  if ('file' in shown)
    return reply
      .header('content-disposition', `attachment; filename="${shown.name}"`)
      .type(shown.type)
      .send(typeof shown.file === 'string' ? shown.file : Readable.from(shown.file))
  const reader = found && { ...found.staff, proof: secrets.mac('desk', found.secret) }
  const page = deskPage(shown.view, reader)
  reply.code(shown.status).headers({
    'content-security-policy': deskPolicy(page, shown.view.isFramed ? staffIssuer?.ticketOrigins : []),
    'content-type': 'text/html; charset=utf-8',
    vary: 'Cookie, Accept-Encoding',
  })
  return sendEncoded(reply.request, reply, encoded(page.html))
}
