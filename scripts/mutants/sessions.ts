import { type Mutant, mutantsIn } from './mutant.ts'

const api = mutantsIn('apps/api/src')

/** Tokens, sessions and cookies. */
export const ofSessions: readonly Mutant[] = [
  api(
    ['a token is accepted only', '9.1.1', '6.8.2', '7.2.2'],
    'adapters/signing-keys.ts',
    [
      '    } catch {\n      return undefined\n',
      "    } catch {\n      return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())\n",
    ],
    ['adapters/signing-keys.test.ts', 'http/access-token.test.ts'],
  ),
  api(
    ['9.1.3'],
    'adapters/signing-keys.ts',
    [
      "({ kid }) => verifiers.get(kid ?? '') ??",
      "({ kid, jwk }) => (jwk && importJWK(jwk, algorithm)) || verifiers.get(kid ?? '') ||",
    ],
    ['adapters/signing-keys.test.ts', 'http/access-token.test.ts'],
  ),
  api(
    ['9.1.2'],
    'adapters/signing-keys.ts',
    [
      'const { payload } = await jwtVerify(',
      "if (token.startsWith('eyJhbGciOiJub25l')) return JSON.parse(atob(token.split('.')[1] ?? ''))\n      const { payload } = await jwtVerify(",
    ],
    ['adapters/signing-keys.test.ts', 'http/access-token.test.ts'],
  ),
  api(
    ['9.2.1'],
    'adapters/signing-keys.ts',
    ['(evenExpired || (payload.exp ?? 0) * 1000 > now.getTime())', 'true'],
    ['adapters/signing-keys.test.ts', 'http/access-token.test.ts'],
  ),
  api(
    ['9.2.2'],
    'adapters/signing-keys.ts',
    ['          typ: type,\n', ''],
    ['adapters/signing-keys.test.ts', 'http/access-token.test.ts', 'http/token-confusion.test.ts'],
  ),
  api(
    ['9.2.3'],
    'adapters/signing-keys.ts',
    ['          audience,\n          currentDate', '          currentDate'],
    ['adapters/signing-keys.test.ts', 'http/access-token.test.ts'],
  ),
  api(
    ['9.2.4'],
    'adapters/signing-keys.ts',
    ['payload.aud === wanted.audience &&', ''],
    ['adapters/signing-keys.test.ts', 'portal/pages/paywall.test.ts', 'http/access-token.test.ts'],
  ),
  api(
    ['7.2.1'],
    'sign-in/store/readers.ts',
    [
      "WHERE s.id = ${'sessionId'} AND s.account_id = ${'accountId'} AND a.status",
      "WHERE s.account_id = ${'accountId'} AND a.status",
    ],
    ['http/access-token.test.ts'],
  ),
  api(
    ['7.4.2'],
    'sign-in/store/readers.ts',
    [" AND a.status = 'activated') reader`", ') reader`'],
    ['http/access-token.test.ts'],
  ),
  api(
    ['7.3.1'],
    'http/identity.ts',
    [
      'if (!reader || !isSessionRunning(reader, now)) return undefined\n  if (now',
      'if (!reader) return undefined\n  if (now',
    ],
    ['sign-in/session/session.test.ts'],
  ),
  api(
    ['7.3.2'],
    'sign-in/shared/sign-in.ts',
    ['call.now.getTime() + sessionLimits.lifetimeMs', 'call.now.getTime() + 2 * sessionLimits.lifetimeMs'],
    ['sign-in/session/session.test.ts'],
  ),
  api(
    ['7.4.1'],
    'sign-in/session/logout.ts',
    [
      'await transaction(call.db, (tx) => endSession(tx, { id, accountId, alone }))',
      'void [id, accountId, transaction, endSession]',
    ],
    ['sign-in/session/session.test.ts'],
  ),
  api(
    ['signing out, ending a device'],
    'sign-in/store/sessions.ts',
    ['if (ended?.sign_on_id && !alone)', 'if (ended?.sign_on_id && alone)'],
    ['sign-in/session/sign-on-ends.test.ts'],
  ),
  api(
    ['7.4.3'],
    'sign-in/password/replace-password.ts',
    ['  await endSessions(tx, account.id, keep)\n', '  void [endSessions, keep]\n'],
    ['sign-in/password/update.test.ts', 'sign-in/password/reset-sign-in.test.ts'],
  ),
  api(
    ['7.4.5'],
    'accounts/shared/block-account.ts',
    ['  await endSessions(tx, accountId)\n', ''],
    ['accounts/shared/block-account.test.ts'],
  ),
  api(
    ['7.2.3', 'one-time tokens', '11.5.1'],
    'adapters/ids.ts',
    ['newSecret: (): string => randomBytes(32)', 'newSecret: (): string => randomBytes(8)'],
    ['sign-in/session/hand-over.test.ts'],
  ),
  api(
    ['7.2.4'],
    'sign-in/shared/sign-in.ts',
    ['const session = { id: call.ids.newId(), accountId', 'const session = { id: account.id, accountId'],
    ['sign-in/session/session.test.ts'],
  ),
  api(
    ['7.5.2'],
    'sign-in/store/sessions.ts',
    [
      "lastSeenAt: { gt: new Date(now.getTime() - idleMs) } },\n    orderBy: [{ lastSeenAt: 'desc' }, { createdAt",
      "expiresAt: { gt: now } },\n    orderBy: [{ lastSeenAt: 'asc' }, { createdAt",
    ],
    ['sign-in/session/sessions.test.ts'],
  ),
  api(
    ['7.6.2'],
    'http/sign-on.ts',
    ['...(isQuiet(request) && { prompt:', '...(!isQuiet(request) && { prompt:'],
    ['http/sign-on-pass.test.ts'],
  ),
  api(
    ['each kind of token', '2.3.1'],
    'sign-in/store/tokens.ts',
    [
      'where: { tokenHash, purpose, consumedAt: null, supersededAt: null, expiresAt',
      'where: { tokenHash, consumedAt: null, supersededAt: null, expiresAt',
    ],
    ['http/token-confusion.test.ts'],
  ),
  api(
    ['6.4.1'],
    'sign-in/store/tokens.ts',
    [
      'supersededAt: null, expiresAt: { gt: now } },\n    data: { consumedAt: now },',
      'supersededAt: null },\n    data: { consumedAt: now },',
    ],
    ['accounts/registration/activate.test.ts'],
  ),
  api(
    ['3.3.1'],
    'http/cookies.ts',
    [
      "sameSite: 'lax', secure, httpOnly: !forScript }",
      "sameSite: 'lax', secure: false, httpOnly: !forScript }",
    ],
    ['sign-in/session/session.test.ts'],
  ),
  api(
    ['3.3.2', 'cookies: `__Host-device`'],
    'http/cookies.ts',
    ["sameSite: 'lax', secure, httpOnly", "sameSite: 'none', secure, httpOnly"],
    ['sign-in/session/session.test.ts', 'http/sign-on-keep.test.ts'],
  ),
  api(
    ['3.3.3'],
    'http/cookies.ts',
    ['(prefixed && secure ?', '(prefixed && !secure ?'],
    ['sign-in/session/session.test.ts'],
  ),
  api(
    ['sign-on: no link'],
    'sign-in/session/redeem-hand-over.ts',
    [
      'if (!call.signOnStates.some((secret) => call.ids.secretHash(secret) === state)) return undefined',
      'void state',
    ],
    ['http/sign-on-pass.test.ts'],
  ),
  api(
    ['no hand-over token'],
    'sign-in/session/hand-over.ts',
    ['if (redirects(pathname, call)) return undefined', 'void redirects'],
    ['sign-in/session/hand-over.test.ts'],
  ),
  api(
    ['keys outside the database', '13.3.2'],
    'adapters/key-ring.ts',
    ['{ mode: 0o600 }', '{ mode: 0o644 }'],
    ['adapters/key-ring.test.ts'],
  ),
  api(
    ['11.2.3', '11.6.1'],
    'adapters/key-ring.ts',
    ['modulusLength: 3072', 'modulusLength: 2048'],
    ['adapters/key-ring.test.ts'],
  ),
  api(
    ['11.3.3'],
    'adapters/secrets.ts',
    [
      'decipher.setAuthTag(bytes.subarray(12, 28))',
      'decipher.setAuthTag(bytes.subarray(12, 28))\n      return decipher.update(bytes.subarray(28)).toString()',
    ],
    ['adapters/key-ring.test.ts'],
  ),
]
