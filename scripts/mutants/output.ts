import { type Mutant, mutantsIn } from './mutant.ts'

const api = mutantsIn('apps/api/src')
const pages = mutantsIn('packages/pages/src')
const rules = mutantsIn('packages/rules/src')
const web = mutantsIn('apps/web/src/account')
const ui = mutantsIn('packages/ui/src')

/** What goes out: pages, headers, the browser. */
export const ofOutput: readonly Mutant[] = [
  rules(
    ['1.1.2', '1.2.1'],
    'escape-html.ts',
    ["  '<': '&lt;',\n", ''],
    ['packages/pages/src/account/account-page.test.ts', 'escape-html.test.ts'],
  ),
  rules(
    ['1.2.2'],
    'links/link-target.ts',
    ["if (url.protocol !== 'https:' && url.protocol !== 'http:') return nowhere", ''],
    ['links/link-target.test.ts'],
  ),
  pages(
    ['1.2.3'],
    'html.ts',
    ['/[<>\\u2028\\u2029]/g', '/[\\u2028\\u2029]/g'],
    ['portal/document/portal-page.test.ts'],
  ),
  pages(
    ['1.3.2'],
    'content-security-policy.ts',
    ["'script-src': [\"'self'\",", "'script-src': [\"'self'\", \"'unsafe-eval'\","],
    ['content-security-policy.test.ts'],
  ),
  pages(
    ['3.2.2'],
    'content-security-policy.ts',
    ["'require-trusted-types-for': isAccount ? [] : [\"'script'\"]", "'require-trusted-types-for': []"],
    ['content-security-policy.test.ts'],
  ),
  pages(
    ['3.4.3'],
    'content-security-policy.ts',
    [
      "isAccount ? `'nonce-${page.nonce}'` : `'${portalFirstScriptHash}'`, tags",
      "isAccount ? \"'unsafe-inline'\" : `'${portalFirstScriptHash}'`, tags",
    ],
    ['content-security-policy.test.ts'],
  ),
  pages(
    ['3.4.6'],
    'content-security-policy.ts',
    ["    'frame-ancestors': [\"'none'\"],\n", ''],
    ['content-security-policy.test.ts'],
  ),
  api(
    ['3.2.1'],
    'http/security-headers.ts',
    ["\"default-src 'none'; frame", "\"default-src 'self'; frame"],
    ['http/requests.test.ts'],
  ),
  api(
    ['3.4.1', '12.2.1'],
    'http/security-headers.ts',
    ['...(!development && {', '...(development && {'],
    ['http/hosts.test.ts'],
  ),
  api(
    ['only an edition', '3.4.2'],
    'http/cross-site.ts',
    ['origin: origins,', 'origin: true,'],
    ['http/hosts.test.ts'],
  ),
  api(
    ['3.4.4'],
    'http/security-headers.ts',
    ["  'x-content-type-options': 'nosniff',\n", ''],
    ['http/requests.test.ts'],
  ),
  api(
    ['3.4.5'],
    'http/security-headers.ts',
    ["'referrer-policy': 'strict-origin-when-cross-origin'", "'referrer-policy': 'unsafe-url'"],
    ['http/requests.test.ts'],
  ),
  api(
    ['14.3.2'],
    'http/problem-answer.ts',
    ["    .header('cache-control', 'no-store')\n", ''],
    ['http/portal/cache-attacks.test.ts', 'http/requests.test.ts'],
  ),
  api(
    ['4.1.1'],
    'http/problem-answer.ts',
    ['application/problem+json; charset=utf-8', 'application/problem+json; charset=iso-8859-1'],
    ['http/requests.test.ts'],
  ),
  api(
    ['16.5.1'],
    'http/problem-answer.ts',
    [
      '...problem.toJson(request.id), ...more(problem)',
      '...problem.toJson(request.id), ...more(problem), inside: String(problem.cause)',
    ],
    ['http/requests.test.ts'],
  ),
  api(
    ['3.5.4'],
    'http/edition-of.ts',
    ['return edition !== undefined && (addressed', 'return edition === undefined || (addressed'],
    ['http/hosts.test.ts'],
  ),
  api(
    ['no header, path or query', '14.2.2'],
    'http/portal/send-public.ts',
    [
      "const isPrivate = { 'cache-control': 'private, no-store'",
      "const isPrivate = { 'cache-control': 'public'",
    ],
    ['http/portal/cache-attacks.test.ts', 'http/portal/caching.test.ts'],
  ),
  mutantsIn('docker')(
    ['the caches in front'],
    'varnish.vcl',
    ['  } else {\n    return (pass);\n', '  } else {\n    unset req.http.Cookie;\n'],
    ['e2e/edges/edges.test.ts'],
  ),
  mutantsIn('packages/mails/src')(
    ['in no mail a word'],
    'typed.ts',
    [".replace(joints, '$&\\u2060')", ''],
    ['typed.test.ts'],
  ),
  pages(
    ['a token in an address', '14.2.1'],
    'account/first-script.ts',
    ["const secrets = ['token', 't'].filter", "const secrets = ['t'].filter"],
    ['account/first-script.test.ts'],
  ),
  ui(
    ['14.2.3'],
    'browser/tag-manager.ts',
    ['if (!consent.given()) return\n', ''],
    ['browser/tag-manager.test.ts'],
  ),
  web(
    ['14.3.1'],
    'session/session-store.ts',
    ['      storage.remove(key)\n      // Somebody', '      // Somebody'],
    ['features/session/session-over.test.tsx', 'session/session-store.test.ts'],
  ),
  web(
    ['14.3.3'],
    'session/session-store.ts',
    [
      'storage.write(key, sessionOf(token))',
      `storage.write(key, sessionOf(token).replace('}', ',"email":""}'))`,
    ],
    ['session/session-store.test.ts'],
  ),
  web(
    ['7.4.4'],
    'shell/frame/Areas.tsx',
    ['      {sessionTexts.signOut}\n', ''],
    ['shell/frame/areas.test.tsx'],
  ),
  web(
    ['3.5.5'],
    'session/session-store.ts',
    ['      storage.remove(markKey)\n', '      storage.remove(markKey)\n      tab.postMessage({})\n'],
    ['scripts/laws/dangerous-calls.test.ts'],
  ),
]
