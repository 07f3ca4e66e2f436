// What a house brings, one record a line. docs/operations/moving-in.schema.json is made of it.
import {
  BirthDate,
  CompanyName,
  CustomerNumber,
  CustomerType,
  EditionName,
  Email,
  Gender,
  PersonName,
  Setting,
  Username,
} from '@leserkonto/contracts'
import { inputLimits } from '@leserkonto/rules'
import * as z from 'zod/mini'

const moment = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/

/** ISO, a blank may stand for the T; without a zone it is UTC, as databases write it. */
function instantOf(text: string): Date {
  const [day = '', time = '00:00'] = text.split(/[T ]/)
  return new Date(`${day}T${time}${/(?:Z|[+-]\d\d:?\d\d)$/.test(time) ? '' : 'Z'}`)
}

/** The same as it is written; nothing that is brought lies in the future. Now for what nobody knows. */
export const pastInstant = (text: string | undefined, now: Date): string =>
  new Date(Math.min(text ? instantOf(text).getTime() : now.getTime(), now.getTime())).toISOString()

const earliest = Date.UTC(1990, 0)

const Moment = z
  .string()
  .check(z.refine((text) => moment.test(text) && instantOf(text).getTime() >= earliest, 'FORMAT'))

const text = (max: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(max),
    z.refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value), 'FORMAT'),
  )

/** For the document; an instance of its own, so that one schema can stand in two places. */
function must<S extends z.ZodMiniType>(schema: S, description: string): S {
  const own = schema.clone()
  z.globalRegistry.add(own, { description })
  return own
}
const may = <S extends z.ZodMiniType>(schema: S, description: string): z.ZodMiniOptional<S> =>
  must(z.optional(schema), description)

/** A hash by the name of its scheme. */
const Password = z.strictObject({
  scheme: must(text(32), 'Name of the scheme, see the guide'),
  hash: must(text(400), 'The hash, as the scheme writes it'),
  salt: may(z.string().check(z.maxLength(256)), 'Salt, where the hash does not contain it'),
  salt_at: may(
    z.enum(['before', 'after']),
    'Where the salt stands beside the password; before it, if nothing is said',
  ),
  salt_encoding: may(z.enum(['text', 'hex', 'base64']), 'How the salt is written; text, if nothing is said'),
  hash_encoding: may(z.enum(['hex', 'base64']), 'How the hash is written; found out, if nothing is said'),
  iterations: may(z.int().check(z.positive()), 'Of PBKDF2'),
  n: may(z.int().check(z.positive()), 'Of scrypt'),
  r: may(z.int().check(z.positive()), 'Of scrypt'),
  p: may(z.int().check(z.positive()), 'Of scrypt'),
})

const Favourite = z.strictObject({
  edition: must(EditionName, 'Shortcut of the newspaper'),
  id: must(z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'FORMAT')), 'Id of the article'),
  title: must(text(300), 'Its title'),
  url: must(z.string().check(z.regex(/^https:\/\/\S{1,2000}$/, 'FORMAT')), 'Its address'),
  created: may(Moment, 'When it was marked'),
})

const trueOrMoment = z.union([z.literal(true), Moment])

/** A reader with an account. */
export const AccountRecord = z.strictObject({
  email: must(Email, 'Address; the account is known by it'),
  edition: must(EditionName, 'Shortcut of the newspaper where the account was opened'),
  confirmed: may(trueOrMoment, 'When the mailbox was proven, or true; without it the account stays behind'),
  created: may(Moment, 'When the account was opened'),
  blocked: may(trueOrMoment, 'Since when the account is blocked, or true'),
  given_name: may(PersonName, 'First name'),
  family_name: may(PersonName, 'Last name'),
  username: may(Username, 'Public name'),
  gender: may(Gender, 'male, female or divers'),
  customer_type: may(CustomerType, 'private or company'),
  company_name: may(CompanyName, 'Name of the company'),
  birth_date: may(BirthDate, 'Day of birth'),
  password: may(Password, 'The hash of the password'),
  customer_numbers: may(
    z.array(CustomerNumber).check(z.maxLength(20)),
    'Customer numbers the reader is linked to',
  ),
  settings: may(z.record(z.string(), z.string()), 'Settings, a value for each name'),
  favourites: may(z.array(Favourite).check(z.maxLength(inputLimits.favouritesPerAccount)), 'Marked articles'),
})
export type AccountRecord = z.infer<typeof AccountRecord>

/** A setting, judged one by one: one that is none keeps nobody outside. */
export const ImportedSetting = Setting

const Proof = z.strictObject({
  at: must(Moment, 'When the reader confirmed'),
  ip: may(z.union([z.ipv4(), z.ipv6()]), 'Network address of that, if the house has kept it'),
  user_agent: may(text(400), 'Browser of that'),
  text_version: may(text(40), 'Which text was agreed to; keep the text itself'),
  text_sha256: may(z.string().check(z.regex(/^[\w-]{43}$/, 'FORMAT')), 'SHA-256 of that text, base64url'),
  mail_id: may(text(200), 'Message-ID of the mail that asked'),
})

/** A reader of one newsletter, with or without an account. */
export const NewsletterRecord = z.strictObject({
  email: must(Email, 'Address'),
  newsletter: must(text(64), 'Id of the newsletter, as the publisher’s list has it'),
  since: may(Moment, 'When it was asked for'),
  unsubscribed: may(Moment, 'When it was left; then nothing is sent'),
  proof: may(Proof, 'Proof of the consent; without it the proof is recorded as unknown'),
})
export type NewsletterRecord = z.infer<typeof NewsletterRecord>

/** A seat of a plan that is shared. */
export const SeatRecord = z.strictObject({
  subscription: must(text(64), 'Id of the plan in the subscription system'),
  type: must(z.enum(['family', 'company']), 'Kind of the plan'),
  title: must(text(200), 'Title of the plan'),
  edition: must(EditionName, 'Shortcut of the newspaper'),
  owner_number: must(CustomerNumber, 'Customer number of the owner'),
  max_members: must(z.int().check(z.minimum(1), z.maximum(100_000)), 'How many may read along'),
  company_name: may(CompanyName, 'Name of the company'),
  allowed_domains: may(
    z.array(text(253)).check(z.maxLength(100)),
    'Domains of mailboxes that may have a seat',
  ),
  email: must(Email, 'Address of the member, who has an account'),
  given_name: may(PersonName, 'First name, as the owner wrote it'),
  family_name: may(PersonName, 'Last name, as the owner wrote it'),
  seat: may(text(64), 'Id of the seat in the subscription system'),
  since: may(Moment, 'When it was taken'),
  manages: may(z.boolean(), 'Whether the member manages the plan of the company as well'),
})
export type SeatRecord = z.infer<typeof SeatRecord>

/** The files that may be brought. */
export const recordSchemas = {
  accounts: AccountRecord,
  newsletters: NewsletterRecord,
  seats: SeatRecord,
} as const
export type Kind = keyof typeof recordSchemas

/** Fields whose value is left out where it is none: nobody stays outside for a digit in a name. */
export const droppable: Readonly<Record<Kind, readonly string[]>> = {
  accounts: [
    ...['created', 'given_name', 'family_name', 'username', 'gender', 'customer_type', 'company_name'],
    ...['birth_date', 'password', 'customer_numbers', 'settings', 'favourites'],
  ],
  newsletters: ['since'],
  seats: ['company_name', 'given_name', 'family_name', 'since'],
}
