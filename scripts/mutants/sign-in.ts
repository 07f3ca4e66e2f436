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
    'features/session/login.ts',
    [
      "await call.limits.takeBoth('loginFailure', 'loginAddress', subjects)",
      "(await call.limits.allows('loginAddress', subjects)) || true",
    ],
    ['features/session/session.test.ts', 'features/session/login-attacks.test.ts'],
  ),
  api(
    ['nobody can lock an owner out'],
    'features/session/login.ts',
    ['if (!isOpen && !facts.isKnownDevice) throw', 'if (!isOpen) throw'],
    ['features/session/login-attacks.test.ts'],
  ),
  api(
    ['known, unknown and pending'],
    'features/session/login.ts',
    [
      'const pending = await call.passwords.verify(attemptHash, form.password, asker)',
      'const pending = account === undefined && (await call.passwords.verify(attemptHash, form.password, asker))',
    ],
    ['http/enumeration.test.ts', 'features/session/session.test.ts'],
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
    ["password: password.normalize('NFKC'), hash: hash ?? dummy", 'password, hash: hash ?? dummy'],
    ['adapters/passwords.test.ts'],
  ),
  api(
    ['6.2.2'],
    'features/password/replace-password.ts',
    ['await setPassword(tx, account.id, passwordHash)', 'void [setPassword, passwordHash]'],
    ['features/password/update.test.ts'],
  ),
  api(
    ['sensitive changes need', '6.2.3', '7.5.1'],
    'domain/accounts/require-fresh-login.ts',
    ["throw new Problem('REAUTHENTICATION_REQUIRED')", 'return'],
    ['features/password/update.test.ts'],
  ),
  api(
    ['somebody who registers'],
    'domain/registration/open-account.ts',
    [
      "  await dropAttempts(tx, key)\n  await supersedeTokens(tx, { purpose: 'activation', emailKey: key }, now)\n",
      '',
    ],
    ['features/registration/registration-attacks.test.ts', 'features/registration/activate.test.ts'],
  ),
  api(
    ['owners get a mail about new browsers', '16.3.1'],
    'domain/sessions/sign-in.ts',
    ["tells: method !== 'passkey'", 'tells: false'],
    ['features/session/devices.test.ts'],
  ),
  api(
    ['codes by mail', '6.6.3'],
    'store/sessions/login-codes.ts',
    ['tries < ${loginCodeLimits.tries} AND', 'tries < 1000 AND'],
    ['features/session/login-code-attacks.test.ts'],
  ),
  api(
    ['6.5.1'],
    'store/sessions/login-codes.ts',
    [
      '      AND consumed_at IS NULL AND superseded_at IS NULL AND email_key',
      '      AND superseded_at IS NULL AND email_key',
    ],
    ['features/session/login-code.test.ts'],
  ),
  api(
    ['6.6.2'],
    'store/sessions/login-codes.ts',
    ['WHERE attempt_hash = $1 AND tries', 'WHERE length($1) > 0 AND tries'],
    ['features/session/login-code.test.ts'],
  ),
  api(
    ['an account opened by a code'],
    'features/session/register-with-code.ts',
    [
      '{ email, edition, attempt: undefined, passwordHash: null }, call)',
      '{ email, edition, attempt: undefined, passwordHash: (await tx.pendingRegistration.findFirst({ where: { emailKey } }))?.passwordHash ?? null }, call)',
    ],
    ['features/session/register-with-code.test.ts'],
  ),
  api(
    ['the link of an activation'],
    'features/registration/activate.ts',
    [
      'call.ids.secretHash(mark) === outcome.markHash && !call.reader',
      'call.ids.secretHash(mark) === outcome.markHash',
    ],
    ['features/registration/activate-sign-in.test.ts'],
  ),
  api(
    ['passkeys: own origins only'],
    'adapters/passkeys.ts',
    ['requireUserVerification: true', 'requireUserVerification: false'],
    ['features/session/passkey-login.test.ts'],
  ),
  api(
    ['passkeys: own origins only'],
    'adapters/passkeys.ts',
    ['requireUserPresence: !byItself', 'requireUserPresence: false'],
    ['features/passkeys/passkeys.test.ts'],
  ),
  api(
    ['passkeys: own origins only'],
    'features/passkeys/options.ts',
    ['if (by_itself) await requirePasswordLogin(call)', 'if (by_itself) void requirePasswordLogin'],
    ['features/passkeys/by-itself.test.ts'],
  ),
  api(
    ['owners get a mail about a new passkey', '6.4.4'],
    'features/password/reset.ts',
    ['const passkeys = await removePasskeys(tx, account.id)', 'const passkeys = 0\n  void removePasskeys'],
    ['features/passkeys/passkeys.test.ts'],
  ),
  api(
    ['a sign-in under way'],
    'store/sessions/sign-in.ts',
    [
      "AND status = 'activated' AND password_hash IS NOT DISTINCT FROM $2",
      "AND status = 'activated' AND ($2::text IS NULL OR true)",
    ],
    ['features/session/sign-in-race.test.ts'],
  ),
  api(
    ['a sign-in under way'],
    'store/sessions/sign-in.ts',
    ['AND email = $19', 'AND length($19) > 0'],
    ['features/session/sign-in-race.test.ts'],
  ),
  api(
    ['a sign-in under way'],
    'store/sessions/sign-in.ts',
    ['WHERE $20::uuid IS NULL OR EXISTS', 'WHERE $20::uuid IS NOT NULL OR TRUE OR EXISTS'],
    ['features/session/sign-in-race.test.ts'],
  ),
  api(
    ['an account whose address was changed'],
    'domain/accounts/void-ways-in.ts',
    ['  await setPassword(tx, accountId, null)\n', ''],
    ['features/email/take-back.test.ts'],
  ),
  api(
    ['a confirmed address voids'],
    'features/email/verify.ts',
    ['if (!isItsReader(accountId, call)) {', 'if (!isItsReader(accountId, call) && !deviceHash) {'],
    ['features/email/pre-hijacking.test.ts'],
  ),
  api(
    ['a page that waits for a mail'],
    'features/password/send-reset-mail.ts',
    ['return isKnown && { markHash: waits.markHash }', 'return waits && { markHash: waits.markHash }'],
    ['features/mail/awaited.test.ts'],
  ),
  api(
    ['a reset link opens'],
    'features/password/reset-link.ts',
    ['return account?.emailKey === token.emailKey ? account : null', 'return account'],
    ['features/password/reset-sign-in.test.ts'],
  ),
  api(
    ['6.4.3'],
    'features/password/reset-link.ts',
    ['if (!token || !isLive(token, call.now)) throw', 'if (!token) throw'],
    ['features/password/reset.test.ts'],
  ),
  api(
    ['6.3.4', '8.2.2', 'an operation without `auth`'],
    'store/sessions/sessions.ts',
    [
      'WHERE id = ${id}::uuid AND account_id = ${accountId}::uuid RETURNING sign_on_id',
      'WHERE id = ${id}::uuid RETURNING sign_on_id',
    ],
    ['http/two-accounts.test.ts'],
  ),
]
