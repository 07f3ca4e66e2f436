import { type Mutant, mutantsIn } from './mutant.ts'

const api = mutantsIn('apps/api/src')
const rules = mutantsIn('packages/rules/src')
const ui = mutantsIn('packages/ui/src')

/** Passwords, codes, passkeys, and accounts that change hands. */
export const ofSignIn: readonly Mutant[] = [
  api(
    ['argon2id 12 MiB', '11.4.2'],
    'adapters/passwords.ts',
    ['memoryCost: 12_288', 'memoryCost: 1_024'],
    ['adapters/passwords.test.ts'],
  ),
  api(
    ['15.2.2'],
    'adapters/passwords.ts',
    ['else reject(overloaded())', "else reject(new Error('hashing failed'))"],
    ['adapters/passwords.test.ts'],
  ),
  api(
    ['the queue serves known'],
    'adapters/hash-queue.ts',
    ['level === 0 ? queuePlaces.caller : queuePlaces.wider', 'queuePlaces.all'],
    ['adapters/hash-queue.test.ts'],
  ),
  api(
    ['failures are counted before', '6.3.1'],
    'sign-in/session/login.ts',
    [
      "await call.limits.takeBoth('loginFailure', 'loginAddress', subjects)",
      "(await call.limits.allows('loginAddress', subjects)) || true",
    ],
    ['sign-in/session/session.test.ts', 'sign-in/session/login-attacks.test.ts'],
  ),
  api(
    ['nobody can lock an owner out'],
    'sign-in/session/login.ts',
    ['if (!isOpen && !facts.isKnownDevice) throw', 'if (!isOpen) throw'],
    ['sign-in/session/login-attacks.test.ts'],
  ),
  api(
    ['known, unknown and pending'],
    'sign-in/session/login.ts',
    [
      'const pending = await call.passwords.verify(attemptHash, form.password, asker)',
      'const pending = account === undefined && (await call.passwords.verify(attemptHash, form.password, asker))',
    ],
    ['http/enumeration.test.ts', 'sign-in/session/session.test.ts'],
  ),
  rules(
    ['common passwords, the names', '6.2.11'],
    'password.ts',
    ["if (carries(names.flatMap(wordsOf))) return 'name'", ''],
    ['password.test.ts'],
  ),
  rules(
    ['6.2.4'],
    'password.ts',
    ['isWord(lowerCased) || isWord(', 'isWord('],
    ['apps/api/src/adapters/common-passwords.test.ts', 'password.test.ts'],
  ),
  rules(
    ['6.2.1'],
    'limits/limits.ts',
    ['passwordMinChars: 8,', 'passwordMinChars: 7,'],
    ['password.test.ts'],
  ),
  rules(
    ['6.2.9'],
    'limits/limits.ts',
    ['passwordMaxChars: 128,', 'passwordMaxChars: 40,'],
    ['packages/contracts/src/passwords.test.ts'],
  ),
  ui(
    ['6.2.6'],
    'PasswordField/PasswordField.tsx',
    ["visible ? 'text' : 'password'", "'text'"],
    ['PasswordField/PasswordField.test.tsx'],
  ),
  ui(
    ['6.2.7'],
    'PasswordField/PasswordField.tsx',
    ['onPasteCapture={() => setIsComplete(true)}', 'onPasteCapture={(event) => event.preventDefault()}'],
    ['PasswordField/PasswordField.test.tsx'],
  ),
  api(
    ['6.2.8'],
    'adapters/passwords.ts',
    ["hash: known, password: password.normalize('NFKC')", 'hash: known, password'],
    ['adapters/passwords.test.ts'],
  ),
  api(
    ['6.2.2'],
    'sign-in/password/replace-password.ts',
    ['await setPassword(tx, account.id, passwordHash)', 'void [setPassword, passwordHash]'],
    ['sign-in/password/update.test.ts'],
  ),
  api(
    ['sensitive changes need', '6.2.3', '7.5.1'],
    'accounts/shared/require-fresh-login.ts',
    ["throw new Problem('REAUTHENTICATION_REQUIRED')", 'return'],
    ['sign-in/password/update.test.ts'],
  ),
  api(
    ['somebody who registers'],
    'accounts/opening/open-account.ts',
    [
      "  await dropAttempts(tx, key)\n  await supersedeTokens(tx, { purpose: 'activation', emailKey: key }, now)\n",
      '',
    ],
    ['accounts/registration/registration-attacks.test.ts', 'accounts/registration/activate.test.ts'],
  ),
  api(
    ['owners get a mail about new browsers', '16.3.1'],
    'sign-in/shared/sign-in.ts',
    ["tells: method !== 'passkey'", 'tells: false'],
    ['sign-in/session/devices.test.ts'],
  ),
  api(
    ['codes by mail', '6.6.3'],
    'sign-in/store/login-codes.ts',
    ['tries < ${loginCodeLimits.tries} AND', 'tries < 1000 AND'],
    ['sign-in/session/login-code-attacks.test.ts'],
  ),
  api(
    ['6.5.1'],
    'sign-in/store/login-codes.ts',
    [
      '      AND consumed_at IS NULL AND superseded_at IS NULL AND email_key',
      '      AND superseded_at IS NULL AND email_key',
    ],
    ['sign-in/session/login-code.test.ts'],
  ),
  api(
    ['6.6.2'],
    'sign-in/store/login-codes.ts',
    ["WHERE attempt_hash = ${'attemptHash'} AND tries", "WHERE length(${'attemptHash'}) > 0 AND tries"],
    ['sign-in/session/login-code.test.ts'],
  ),
  api(
    ['an account opened by a code'],
    'sign-in/session/register-with-code.ts',
    [
      '{ email, edition, attempt: undefined, passwordHash: null }, call)',
      '{ email, edition, attempt: undefined, passwordHash: (await tx.pendingRegistration.findFirst({ where: { emailKey } }))?.passwordHash ?? null }, call)',
    ],
    ['sign-in/session/register-with-code.test.ts'],
  ),
  api(
    ['the link of an activation'],
    'accounts/registration/activate.ts',
    [
      'call.ids.secretHash(mark) === outcome.markHash && !call.reader',
      'call.ids.secretHash(mark) === outcome.markHash',
    ],
    ['accounts/registration/activate-sign-in.test.ts'],
  ),
  api(
    ['passkeys: own origins only'],
    'adapters/passkeys.ts',
    ['requireUserVerification: true', 'requireUserVerification: false'],
    ['sign-in/session/passkey-login.test.ts'],
  ),
  api(
    ['passkeys: own origins only'],
    'adapters/passkeys.ts',
    ['requireUserPresence: !byItself', 'requireUserPresence: false'],
    ['sign-in/passkeys/passkeys.test.ts'],
  ),
  api(
    ['passkeys: own origins only'],
    'sign-in/passkeys/options.ts',
    ['if (by_itself) await requirePasswordLogin(call)', 'if (by_itself) void requirePasswordLogin'],
    ['sign-in/passkeys/by-itself.test.ts'],
  ),
  api(
    ['owners get a mail about a new passkey', '6.4.4'],
    'sign-in/password/reset.ts',
    ['const passkeys = await removePasskeys(tx, account.id)', 'const passkeys = 0\n  void removePasskeys'],
    ['sign-in/passkeys/passkeys.test.ts'],
  ),
  api(
    ['a sign-in under way'],
    'sign-in/store/sign-in.ts',
    [
      "AND password_hash IS NOT DISTINCT FROM ${'passwordHash'}",
      "AND (${'passwordHash'}::text IS NULL OR true)",
    ],
    ['sign-in/session/sign-in-race.test.ts'],
  ),
  api(
    ['a sign-in under way'],
    'sign-in/store/sign-in.ts',
    ["AND email = ${'email'}", "AND length(${'email'}) > 0"],
    ['sign-in/session/sign-in-race.test.ts'],
  ),
  api(
    ['a sign-in under way'],
    'sign-in/store/sign-in.ts',
    [
      "WHERE ${'passkeyId'}::uuid IS NULL OR EXISTS",
      "WHERE ${'passkeyId'}::uuid IS NOT NULL OR TRUE OR EXISTS",
    ],
    ['sign-in/session/sign-in-race.test.ts'],
  ),
  api(
    ['an account whose address was changed'],
    'accounts/shared/void-ways-in.ts',
    ['  await setPassword(tx, accountId, null)\n', ''],
    ['accounts/email/take-back.test.ts'],
  ),
  api(
    ['a confirmed address voids'],
    'accounts/email/verify.ts',
    ['if (!isItsReader(accountId, call)) {', 'if (!isItsReader(accountId, call) && !deviceHash) {'],
    ['accounts/email/pre-hijacking.test.ts'],
  ),
  api(
    ['a page that waits for a mail'],
    'sign-in/password/send-reset-mail.ts',
    ['return isKnown && { markHash: waits.markHash }', 'return waits && { markHash: waits.markHash }'],
    ['accounts/mail/awaited.test.ts'],
  ),
  api(
    ['a reset link opens'],
    'sign-in/password/reset-link.ts',
    ['return account?.emailKey === token.emailKey ? account : null', 'return account'],
    ['sign-in/password/reset-sign-in.test.ts'],
  ),
  api(
    ['6.4.3'],
    'sign-in/password/reset-link.ts',
    ['if (!token || !isLive(token, call.now)) throw', 'if (!token) throw'],
    ['sign-in/password/reset.test.ts'],
  ),
  api(
    ['6.3.4', '8.2.2', 'an operation without `auth`'],
    'sign-in/store/sessions.ts',
    [
      'WHERE id = ${id}::uuid AND account_id = ${accountId}::uuid RETURNING sign_on_id',
      'WHERE id = ${id}::uuid RETURNING sign_on_id',
    ],
    ['http/two-accounts.test.ts'],
  ),
]
