import {
  codePoints,
  inputLimits,
  isCompanyName,
  isCustomerNumber,
  isLoginCode,
  isPersonName,
  isUsername,
  mailToken,
  normalizedEmail,
  passwordHintsMet,
  readAnyLine,
  readBirthDate,
  readCode,
  readHouseNumber,
  readLine,
  readLines,
  readName,
  readNumber,
  readPostcode,
  reasonAgainstBirthDate,
  reasonAgainstEmail,
  reasonAgainstPostcode,
} from '@leserkonto/rules'
import * as z from 'zod/mini'

// zod/mini: the same schema runs in the API and in the reader's browser, where every kilobyte counts. What people type is
// read as meant first, and then judged. Source: docs/spec/account.md#read-as-meant.

const maxCodePoints = (max: number) =>
  z.check<string>((ctx) => {
    if (codePoints(ctx.value) > max)
      ctx.issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: ctx.value })
  })

// PostgreSQL refuses NUL in text and half a surrogate pair in JSON. The other control characters are of no use in a
// form field.
const printable = z.refine<string>((value) => !/[\p{Cc}\p{Cs}]/u.test(value), 'FORMAT')

/** A check whose reason is the code; an empty text is judged by its length. */
const refusedFor = (reasonAgainst: (value: string) => string | undefined) =>
  z.check<string>((ctx) => {
    const reason = ctx.value === '' ? undefined : reasonAgainst(ctx.value)
    if (reason) ctx.issues.push({ code: 'custom', message: reason, input: ctx.value })
  })

const line = (read: (typed: string) => string, max: number) =>
  z.string().check(z.overwrite(read), z.minLength(1), maxCodePoints(max), printable)

/** Required text of a form: one line, not empty, at most `max` code points. */
export const text = (max: number) => line(readLine, max)

/** Text of several lines that may be empty, at most `max` code points. */
export const freeText = (max: number) => z.string().check(z.overwrite(readLines), maxCodePoints(max))

/** What a declaration says, as it was typed, however long: the body of the call bounds it. It may be empty. */
export const DeclaredLine = z.string().check(z.overwrite(readAnyLine))
/** The same in several lines. */
export const DeclaredText = z.string().check(z.overwrite(readLines))

/** An address, normalized; codes REQUIRED and those of `ReasonAgainstEmail`. Source: docs/spec/account.md#e-mail-address. */
export const Email = z
  .string()
  .check(
    z.maxLength(inputLimits.emailTypedChars),
    z.overwrite(normalizedEmail),
    z.minLength(1),
    refusedFor(reasonAgainstEmail),
  )

/** A password to check at a login. Its length is limited before it is hashed, because hashing costs time. */
export const Password = z.string().check(z.minLength(1), maxCodePoints(inputLimits.passwordMaxChars))

/** A password to set; code PASSWORD_WEAK. The story checks for common ones and for names inside. */
export const NewPassword = Password.check(
  z.refine(
    (value) => value === '' || !Object.values(passwordHintsMet(value)).includes(false),
    'PASSWORD_WEAK',
  ),
)

/** First or last name. */
export const PersonName = line(readName, inputLimits.nameChars).check(
  z.refine((v) => v === '' || isPersonName(v), 'FORMAT'),
)
/** Company name. */
export const CompanyName = line(readName, inputLimits.companyNameChars).check(
  z.refine((v) => v === '' || isCompanyName(v), 'FORMAT'),
)
/** Public name of a reader. */
export const Username = line(readName, inputLimits.usernameChars).check(
  z.refine((v) => v === '' || isUsername(v), 'FORMAT'),
)
/** Salutation; 'keine angabe' of the form travels as null. Source: docs/spec/account.md#salutation. */
export const Gender = z.nullable(z.enum(['male', 'female', 'divers']))
/** Day of birth as `1990-05-03`, also typed `3.5.1990`; null takes it back. */
export const BirthDate = z.nullable(
  z.string().check(z.overwrite(readBirthDate), z.minLength(1), refusedFor(reasonAgainstBirthDate)),
)
/** Private reader or company. */
export const CustomerType = z.enum(['private', 'company'])
/** Customer number at the publisher. */
export const CustomerNumber = z.string().check(
  z.overwrite(readNumber),
  z.minLength(1),
  z.refine((v) => v === '' || isCustomerNumber(v), 'FORMAT'),
)
/** Postcode of DE, AT or CH. */
export const Postcode = z
  .string()
  .check(z.overwrite(readPostcode), z.minLength(1), refusedFor(reasonAgainstPostcode))
/** Street without its number. */
export const Street = line(readName, inputLimits.streetChars)
/** House number with its suffix, e.g. `12 a`. */
export const HouseNumber = line(readHouseNumber, inputLimits.houseNumberChars)
/** City. */
export const City = line(readName, inputLimits.cityChars)
/** Shortcut of an edition; unknown ones are answered with EDITION_UNKNOWN by the story. */
export const EditionName = z.string().check(z.maxLength(32))
/** A one-time token that an answer gave. Any string: it is looked up by its hash, so that a long one is just a wrong one. */
export const Token = z.string().check(z.minLength(1))
/** The token of a mail link, however it arrived; code LINK_INCOMPLETE. Source: docs/spec/contract.md#touched-links. */
export const LinkToken = z.string().check(
  z.minLength(1),
  z.overwrite((value) => mailToken(value) ?? value),
  z.refine((value) => value === '' || mailToken(value) !== undefined, 'LINK_INCOMPLETE'),
)
/** Ids of newsletters. Which of them an edition has, the story decides. */
export const NewsletterIds = z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(50))
/** A code of a mail: its digits. */
export const LoginCode = z.string().check(
  z.overwrite(readCode),
  z.minLength(1),
  z.refine((value) => value === '' || isLoginCode(value), 'FORMAT'),
)
/** Identifier of a row; upper case means the same one (RFC 9562 §4). */
export const Id = z.uuid().check(z.toLowerCase())
/** An instant, ISO 8601 in UTC. */
export const Instant = z.string()
/** Identifier of an article at the publisher; one path segment, so never `.` or `..`. */
export const ArticleId = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'FORMAT'))
/** How many of something a reader has a month, how many are left, and the day from which there are new ones (YYYY-MM-DD). */
export const Allowance = z.object({ of: z.int(), left: z.int(), renews_at: z.string() })
