import { type Mutant, mutantsIn } from './mutant.ts'

const api = mutantsIn('apps/api/src')
const rules = mutantsIn('packages/rules/src')
const contracts = mutantsIn('packages/contracts/src')

/** What comes in: fields, bodies, files, limits. */
export const ofInput: readonly Mutant[] = [
  rules(
    ['1.1.1', 'return URLs'],
    'links/return-url.ts',
    ['isAllowed(raw, allowed) && isAllowed(decoded, allowed) ? raw', 'isAllowed(raw, allowed) ? raw'],
    ['links/return-url.test.ts'],
  ),
  rules(
    ['3.7.2'],
    'links/return-url.ts',
    ["if (authority.includes('@')) return false", ''],
    ['links/return-url.test.ts'],
  ),
  api(
    ['1.2.4'],
    'sign-in/store/rate-limits.ts',
    ['await db.$executeRaw`', 'await db.$executeRawUnsafe`'],
    ['scripts/laws/dangerous-calls.test.ts'],
  ),
  api(
    ['1.2.5'],
    'adapters/mime.ts',
    ['import MimeNode', "import 'node:child_process'\nimport MimeNode"],
    ['scripts/laws/dangerous-calls.test.ts'],
  ),
  api(
    ['1.2.9', 'no regular expression'],
    'http/network.ts',
    ['/^([\\d.]+):\\d+$/', '/^(([\\d.]+)+):\\d+$/'],
    ['scripts/laws/regular-expressions.test.ts'],
  ),
  contracts(
    ['1.3.3', '1.4.2', '15.3.5', '2.2.1'],
    'fields.ts',
    ['if (codePoints(ctx.value) > max)', 'if (codePoints(ctx.value) > 100 * max)'],
    ['passwords.test.ts'],
  ),
  contracts(
    ['hostile input', '1.3.7'],
    'fields.ts',
    ['!/[\\p{Cc}\\p{Cs}]/u.test(value)', "value !== '\\0\\0'"],
    ['fields.test.ts'],
  ),
  api(
    ['1.5.2'],
    'http/json-body.ts',
    ['if (names.has(name)) return { name }', ''],
    ['http/json-body.test.ts'],
  ),
  api(
    ['every operation, on both channels', '15.3.7'],
    'http/serve.ts',
    ["    scope.addHook('preHandler', refuseUnclearJson)\n", ''],
    ['http/short-refusals.test.ts', 'http/channel-attacks.test.ts'],
  ),
  api(
    ['2.2.2'],
    'http/serve.ts',
    ['if (!input.ok) {', 'if (!input.ok && caller.rows.left < 0) {'],
    ['http/contract.test.ts'],
  ),
  api(
    ['8.2.1'],
    'http/serve.ts',
    [
      "if (needsSession(entry) && !call.reader && !call.handOverToken) throw new Problem('AUTH_REQUIRED')",
      'void needsSession',
    ],
    ['http/contract.test.ts'],
  ),
  api(
    ['15.3.1', 'answers contain only', '8.2.3'],
    'http/serve.ts',
    ['return stripped(entry, result)', 'return stripped ? result : undefined'],
    ['http/serve.test.ts'],
  ),
  api(
    ['8.3.1'],
    'portal/pages/walled.ts',
    [
      'first !== undefined && more.length > 0 ? first : null',
      "first !== undefined && more.length > 0 ? [first, ...more].join(' ') : null",
    ],
    ['portal/pages/paywall.test.ts'],
  ),
  contracts(
    ['15.3.3'],
    'session.ts',
    ['export const LoginForm = z.strictObject({', 'export const LoginForm = z.object({'],
    ['apps/api/src/http/contract.test.ts'],
  ),
  contracts(
    ['2.1.2', '2.2.3'],
    'across-fields.ts',
    ["wrong('company_name', 'REQUIRED')", "wrong('customer_type', 'REQUIRED')"],
    ['across-fields.test.ts'],
  ),
  rules(
    ['2.1.3'],
    'limits/limits.ts',
    ["flood: [{ key: 'network', max: 3_000,", "flood: [{ key: 'network', max: 300,"],
    ['limits/limits.test.ts'],
  ),
  api(
    ['2.3.2', '2.4.1'],
    'http/flood.ts',
    [
      'if (window.count > max * share * rateLimitFactor) {',
      'if (window.count > 2 * max * share * rateLimitFactor) {',
    ],
    ['http/flood.test.ts'],
  ),
  api(
    ['networks nest'],
    'http/network.ts',
    ['{ name: `${one}:${two}:${three}::/48`, share: wide },', ''],
    ['http/network.test.ts', 'http/flood.test.ts'],
  ),
  api(
    ['a refusal costs less'],
    'http/json-body.ts',
    ['if (++members > inputLimits.bodyMembers ||', 'if (++members > 1e9 ||'],
    ['http/json-body.test.ts'],
  ),
  api(
    ['2.3.3', '16.5.3'],
    'store/database/run.ts',
    ['return await db.$transaction(work)', 'return await work(db as unknown as Tx)'],
    ['http/failures.test.ts'],
  ),
  api(
    ['2.3.4'],
    'seats/store/shared-plans.ts',
    ['  await lockPlanIfLeft(tx, id)\n', ''],
    ['seats/plans/last-seat.test.ts'],
  ),
  api(
    ["only the owner of a company's plan names"],
    'seats/set-administrator.ts',
    ['if (!seat || !plan || !(await isOwnerOf(plan, call.reader.accountId, call)))', 'if (!seat || !plan)'],
    ['seats/administrator.test.ts'],
  ),
  api(
    ["only the owner of a company's plan names"],
    'seats/plans/managed-plan.ts',
    ['if (ownSeat && seats.some(({ manages }) => manages))', 'if (ownSeat && seats.length < 0)'],
    ['seats/administrator.test.ts'],
  ),
  api(
    ['an unsubscription is taken back by a token'],
    'newsletters/user.ts',
    ['proof.bringsBack ? nobody : shownToOptIn(user, proof.lists)', 'shownToOptIn(user, proof.lists)'],
    ['newsletters/undo.test.ts'],
  ),
  api(
    ['an unsubscription is taken back by a token'],
    'newsletters/bring-back.ts',
    ['now.getTime() + newsletterLimits.undoMs', 'now.getTime() + 24 * newsletterLimits.undoMs'],
    ['newsletters/undo.test.ts'],
  ),
  api(
    ['no call changes what all objects', '15.3.6'],
    'http/json-body.ts',
    ["app.getDefaultJsonParser('error', 'error')", "app.getDefaultJsonParser('ignore', 'ignore')"],
    ['http/every-call-attacks.test.ts', 'http/requests.test.ts'],
  ),
  api(
    ['3.5.2'],
    'http/json-body.ts',
    ["addContentTypeParser('application/json', ", 'addContentTypeParser(/^(application.json|text.plain)/, '],
    ['http/every-call-attacks.test.ts'],
  ),
  api(
    ['3.5.1'],
    'http/portal/form-routes.ts',
    ["if (!isOwnForm(request)) throw new Problem('FORBIDDEN')", 'void isOwnForm'],
    ['http/portal/declaration-forms.test.ts'],
  ),
  api(
    ['3.5.3'],
    'http/serve.ts',
    ['exposeHeadRoute: !entry.noPrefetch', 'exposeHeadRoute: true'],
    ['accounts/email/email.test.ts'],
  ),
  api(
    ['no GET changes anything'],
    'http/serve.ts',
    ['caller.isForeign || (entry.noPrefetch && caller.prefetch)', 'caller.isForeign'],
    ['accounts/email/email.test.ts'],
  ),
  api(
    ['no website uses up the guesses'],
    'http/serve.ts',
    ['caller.isForeign || (entry.noPrefetch && caller.prefetch)', 'entry.noPrefetch && caller.prefetch'],
    ['http/foreign-calls.test.ts'],
  ),
  api(
    ['1.3.11', 'a mail goes to one mailbox'],
    'adapters/mime.ts',
    ['if (reasonAgainstEmail(to) !== undefined)', 'if (to === undefined)'],
    ['adapters/mime.test.ts'],
  ),
  api(
    ['mails to unproven addresses'],
    'accounts/registration/send-registration-mail.ts',
    [
      'const mailId = await mailInvitation(tx, entry, invitation, work)',
      "const typed = JSON.stringify(attempt.profile)\n  const mailId = await mailInvitation(tx, { ...entry, edition: entry.edition }, { ...invitation, noted: noted && { ...noted, newsletters: [{ id: '', title: typed }] } as never }, work)",
    ],
    ['accounts/registration/registration-attacks.test.ts'],
  ),
  api(
    ['requests whose end can be read', '4.2.1', '4.4.1'],
    'http/server-limits.ts',
    ['maxHeaderSize: maxHeaderBytes', 'maxHeaderSize: 2 * maxHeaderBytes'],
    ['http/message-attacks.test.ts'],
  ),
  api(
    ['a request names one host'],
    'http/edition-of.ts',
    ['if (lines.length !== 1) return lines.length === 0', 'if (lines.length === 0) return true'],
    ['http/hosts.test.ts'],
  ),
]
