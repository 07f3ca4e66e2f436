import { type Mutant, mutantsIn } from './mutant.ts'

const api = mutantsIn('apps/api/src')
const root = mutantsIn('scripts')

/** Configuration, logs, faults. */
export const ofOperations: readonly Mutant[] = [
  api(
    ['6.3.2', '13.4.2', '15.2.3'],
    'config-rules.ts',
    [
      "for (const name of ['MOCK_CONTROL', 'ALLOW_MOCK_HEADER', 'WEB_DEV_SERVER'])",
      "for (const name of ['WEB_DEV_SERVER'])",
    ],
    ['config.test.ts'],
  ),
  api(
    ['13.2.3'],
    'config-rules.ts',
    ['/^(dev|development)\\b/i.test(secret) || published.has', 'published.has'],
    ['config.test.ts'],
  ),
  api(
    ['`/internal/*`, `/metrics`'],
    'http/operations-routes.ts',
    ['if (!deps.config.development) return', ''],
    ['http/hosts.test.ts'],
  ),
  api(
    ['13.4.5'],
    'http/operations-routes.ts',
    ['if (!equalSecrets(token, metricsToken))', 'if (!token && !equalSecrets(token, metricsToken))'],
    ['http/refusals.test.ts'],
  ),
  api(
    ['caller, scheme and host', '4.1.3', '15.3.4'],
    'app.ts',
    [
      'trustProxy: deps.config.trustProxy.length > 0 ? [...deps.config.trustProxy] : false',
      'trustProxy: true',
    ],
    ['http/proxies.test.ts'],
  ),
  api(
    ['no password, token, address or name', '16.2.5', '14.2.4', '1.3.10'],
    'http/serve.ts',
    ['done.account(call.reader?.accountId)', 'done.account(call.reader?.email)'],
    ['sign-in/session/sessions.test.ts'],
  ),
  api(
    ['16.2.1'],
    'sign-in/store/sign-in.ts',
    [
      "'reader', 'login', ${'detail'}::jsonb",
      "'reader', 'login', coalesce(NULL::jsonb, '{}', ${'detail'}::jsonb)",
    ],
    ['sign-in/session/sign-ins.test.ts'],
  ),
  api(
    ['a process that is told to stop'],
    'stopping.ts',
    ['setTimeout(() => exit(1), drainMs + stopLimitMs).unref()', 'void stopLimitMs'],
    ['http/stopping.test.ts'],
  ),
  api(
    ['a process that is told to stop'],
    'http/operations-routes.ts',
    ["if (isDraining()) return isNot(reply, 'stopping')", ''],
    ['http/stopping.test.ts'],
  ),
  api(
    ['a process that is told to stop'],
    'http/operations-routes.ts',
    ["isDraining() ? isNot(reply, 'stopping') :", ''],
    ['http/stopping.test.ts'],
  ),
  api(
    ['a process that is told to stop'],
    'app.ts',
    [
      'setInterval(() => server.closeIdleConnections(), idleLookMs)',
      'setInterval(() => server.listening, idleLookMs)',
    ],
    ['http/stopping.test.ts'],
  ),
  api(
    ['a process that is told to stop'],
    'jobs/rounds.ts',
    ['    wake()\n    await running\n', '    wake()\n    void running\n'],
    ['http/stopping.test.ts'],
  ),
  api(
    ['12.3.2'],
    'adapters/http-exchange.ts',
    [
      '    const outgoing = request({\n',
      '    const outgoing = request({\n      rejectUnauthorized: false,\n',
    ],
    ['scripts/laws/dangerous-calls.test.ts'],
  ),
  api(
    ['16.4.1'],
    'http/refusals.ts',
    ["const route = request.routeOptions.url ?? 'none'", 'const route = request.url'],
    ['http/refusals.test.ts'],
  ),
  mutantsIn('prisma/migrations')(
    ['16.4.2'],
    '0001_foundation/migration.sql',
    ['BEFORE UPDATE OR DELETE ON "audit_event"', 'BEFORE DELETE ON "audit_event"'],
    ['apps/api/src/sign-in/session/devices.test.ts'],
  ),
  api(
    ['13.2.5', '13.4.1'],
    'http/pages.ts',
    [
      "root: `${deps.config.web.dist}/assets`,\n      prefix: '/assets/',",
      "root: deps.config.web.dist,\n      prefix: '/',",
    ],
    ['http/static-files.test.ts'],
  ),
  api(
    ['13.4.3'],
    'http/pages.ts',
    ['index: false,\n      immutable', 'index: false,\n      list: true,\n      immutable'],
    ['http/static-files.test.ts'],
  ),
  api(
    ['no mailbox gets more than four receipts'],
    'customers/subscriptions/send-receipt.ts',
    ['=> count > max)', '=> count > 100 * max)'],
    ['customers/subscriptions/receipts.test.ts'],
  ),
  api(
    ['no mailbox gets more than four receipts'],
    'customers/subscriptions/send-receipts.ts',
    ['if (receipt) collected.push(receipt)', 'if (receipt && !collected[1]) collected.push(receipt)'],
    ['customers/subscriptions/receipts.test.ts'],
  ),
  mutantsIn('.')(
    ['15.1.2'],
    'package-lock.json',
    ['"integrity": "sha512-wOuK9V1yujQFH5S0ZWmLcDZN7', '"integrity": "sha1-wOuK9V1yujQFH5S0ZWmLcDZN7'],
    ['scripts/laws/lock-file.test.ts'],
  ),
  api(
    ['mails are neither lost nor sent twice'],
    'outbox/relay.ts',
    [
      '      if (await finishEntry(tx, entryId)) await decide',
      '      await finishEntry(tx, entryId)\n      await decide',
    ],
    ['outbox/relay.test.ts'],
  ),
  api(
    ['16.3.2', '16.3.3'],
    'http/problem-answer.ts',
    ['if (!isLogged(problem)) noteRefusal(request, problem.code)', 'void [isLogged, noteRefusal]'],
    ['http/refusals.test.ts'],
  ),
  api(
    ['16.3.4'],
    'http/problem-answer.ts',
    ["else request.log.error({ cause: describeError(error) }, 'request failed')", 'else void describeError'],
    ['http/problem-answer.test.ts'],
  ),
  root(
    ['16.2.4'],
    'stack/readable-log.ts',
    ['if (!entry) return line', "if (!entry) return ''"],
    ['stack/readable-log.test.ts'],
  ),
  api(
    ['16.5.2'],
    'adapters/circuit-breaker.ts',
    ['const failuresToOpen = 5', 'const failuresToOpen = 500'],
    ['adapters/circuit-breaker.test.ts'],
  ),
  api(
    ['publisher down, silent'],
    'adapters/publisher-transport.ts',
    ['export const totalMs = 3_000', 'export const totalMs = 9_000'],
    ['customers/subscriptions/publisher-faults.test.ts'],
  ),
  api(
    ['an outage of the database'],
    'sign-in/session/login.ts',
    ['    return technical(error)\n', '    throw error\n'],
    ['http/failures.test.ts'],
  ),
  api(
    ['8.4.1'],
    'http/edition-of.ts',
    [
      "if (!edition) throw new Problem('EDITION_UNKNOWN')\n  return edition",
      'return edition ?? editionOfHost(deps, request)',
    ],
    ['http/unknown-edition.test.ts'],
  ),
  api(['13.4.4'], 'http/allowed-methods.ts', ["    if (url !== '*') ", '    '], ['http/methods.test.ts']),
  api(
    ['6.5.3', '11.1.2', '11.4.1', '11.4.3'],
    'adapters/ids.ts',
    ["createHash('sha256')", "createHash('md5')"],
    ['scripts/laws/cryptography.test.ts'],
  ),
  api(
    ['11.3.1', '11.3.2'],
    'adapters/secrets.ts',
    [
      "createCipheriv('aes-256-gcm', sealKey, nonce)",
      "createCipheriv(sealKey.type === 'secret' ? 'aes-256-ecb' : 'aes-256-gcm', sealKey, nonce)",
    ],
    ['scripts/laws/cryptography.test.ts'],
  ),
]
