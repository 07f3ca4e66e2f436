import { addresses, inputLimits, noReason, unsubscribeReasons } from '@leserkonto/rules'
import { newsletterAnswers } from '@leserkonto/texts'
import * as z from 'zod/mini'
import { acrossFields } from './across-fields.ts'
import { ConsentTextVersion } from './consent.ts'
import { EditionName, Email, freeText, Id, Instant, LinkToken, Token } from './fields.ts'
import { operation } from './operation.ts'

/** Id of a newsletter in the publisher's catalogue. */
const NewsletterId = z.string().check(z.maxLength(64), z.regex(/^[a-z0-9][a-z0-9-]*$/, 'FORMAT'))
/** The chosen lists; an empty one is TOO_FEW, 'Bitte wählen Sie mindestens einen Newsletter aus.' */
const ChosenNewsletters = z.array(NewsletterId).check(z.minLength(1), z.maxLength(50))
/** The place on a page where the form was, e.g. `article-footer`. */
const SignUpOrigin = z.string().check(z.maxLength(64), z.regex(/^[a-z0-9][a-z0-9_-]*$/, 'FORMAT'))

const NewsletterList = z.object({
  newsletters: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** Shortcut of the edition that sends it. */
      origin: z.string(),
      group_slug: z.string(),
      sort_order: z.int(),
      description: z.string(),
      /** Needs the right 01. */
      premium: z.boolean(),
      /** ISO 8601 weekdays (1 is Monday) and the hour in Berlin, `06:00`; null for one that comes at no fixed hour. */
      schedule: z.nullable(z.object({ weekdays: z.array(z.int()), time: z.string() })),
      /** Address of a picture; here and below null where the publisher has none. */
      picture: z.nullable(z.string()),
      /** Who writes it. */
      editor: z.nullable(z.string()),
      /** When it comes, in words. */
      rhythm: z.nullable(z.string()),
      /** An issue that everybody may read. */
      sample_url: z.nullable(z.string()),
    }),
  ),
  groups: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      sort_order: z.int(),
      newsletters: z.array(z.string()),
    }),
  ),
})

/** A list that somebody gets, or has asked for. */
export const NewsletterSubscription = z.object({
  newsletter_id: z.string(),
  origin: z.string(),
  /** null: not confirmed. */
  optin_confirmation_date: z.nullable(Instant),
})

/** A newsletter user as far as the caller may see it; a caller who may see nothing gets nulls and an empty list. */
export const NewsletterUser = z.object({
  id: z.nullable(Id),
  email: z.nullable(z.string()),
  register_status: z.int(),
  verified: z.boolean(),
  subscriptions: z.array(NewsletterSubscription),
})

/** GET /newsletter/user. `user_id` is the account's id; with a token also the `id` of its mail link. */
const NewsletterUserQuery = z
  .strictObject({
    email: z.optional(Email),
    user_id: z.optional(Id),
    newsletter_token: z.optional(LinkToken),
  })
  .check(
    acrossFields(({ email, user_id }, wrong) => {
      if (email === undefined && user_id === undefined) wrong('email', 'REQUIRED')
      if (email !== undefined && user_id !== undefined) wrong('user_id', 'DUPLICATE_FIELD')
    }),
  )

/** POST /newsletter/user. It takes no name and no salutation: nothing needs them. */
export const NewsletterForm = z.strictObject({
  email: Email,
  edition: z.optional(EditionName),
  newsletters: ChosenNewsletters,
  origin: z.optional(SignUpOrigin),
  consent_text_version: ConsentTextVersion,
  return_url: z.optional(z.string().check(z.maxLength(inputLimits.returnUrlChars))),
  /** A secret of the page that asks: it learns by it that the mail was answered. */
  mark: z.optional(Token),
})

/** Why a reader leaves. Callers cannot send 006: the service itself uses it for removals on the edit page. */
export const UnsubscribeReason = z.enum([...unsubscribeReasons, noReason])

/** Fields of PUT /newsletter/user/{id} that only some of its verbs take. */
const fieldsOfVerb = new Map<unknown, readonly string[]>([
  [3, []],
  [4, ['newsletters']],
  [5, ['newsletters', 'reason', 'reason_text']],
])

/** PUT /newsletter/user/{id}: 3 confirms, 4 sets the wanted lists of an edition, 5 unsubscribes. */
export const NewsletterChange = z
  .strictObject({
    id: Id,
    register_status: z.literal([3, 4, 5]),
    token: z.optional(LinkToken),
    edition: z.optional(EditionName),
    newsletters: z.optional(ChosenNewsletters),
    reason: z.optional(UnsubscribeReason),
    reason_text: z.optional(freeText(inputLimits.reasonTextChars)),
  })
  .check(
    acrossFields((change, wrong) => {
      const known = fieldsOfVerb.get(change.register_status)
      for (const field of ['newsletters', 'reason', 'reason_text'] as const)
        if (known && change[field] !== undefined && !known.includes(field)) wrong(field, 'UNKNOWN_FIELD')
      if (change.register_status === 4 && change.newsletters === undefined) wrong('newsletters', 'REQUIRED')
    }),
  )

/** POST /newsletter/request-edit-link. */
export const EditLinkForm = z.strictObject({ email: Email, edition: z.optional(EditionName) })

/** The answer to a sign-up: 2 for every address, 3 to the signed-in owner of a proven one. */
export const signUpAnswer = (register_status: 2 | 3) => ({
  register_status,
  message: register_status === 3 ? newsletterAnswers.confirmed : newsletterAnswers.mailSent,
})

/** The answer to a request for an edit link, the same for every address. */
export const editLinkAnswer = () => ({ message: newsletterAnswers.editLink })

/** Newsletters: the catalogue, sign-up with double opt-in, and the reader's lists. */
export const newsletter = {
  list: operation({
    summary: 'The newsletters of an edition and their groups, in reading order',
    method: 'GET',
    path: '/newsletter/list',
    auth: 'optional',
    input: z.strictObject({ edition: z.optional(EditionName) }),
    output: NewsletterList,
    cache: 'public',
    errors: ['EDITION_UNKNOWN', 'NEWSLETTER_ERROR'],
    statuses: { NEWSLETTER_ERROR: [503] },
  }),
  user: operation({
    summary: 'A newsletter user: in full for its own session or edit token, empty for anybody else',
    method: 'GET',
    path: '/newsletter/user',
    auth: 'optional',
    input: NewsletterUserQuery,
    headers: { newsletter_token: 'x-newsletter-token' },
    output: NewsletterUser,
    errors: ['NEWSLETTER_ERROR'],
    statuses: { NEWSLETTER_ERROR: [403] },
  }),
  subscribe: operation({
    summary: 'Sign up for newsletters; an opt-in mail asks the address to confirm',
    method: 'POST',
    path: '/newsletter/user',
    auth: 'optional',
    limit: 'mailRequest',
    input: NewsletterForm,
    output: z.object({ register_status: z.literal([2, 3]), message: z.string() }),
    errors: ['EDITION_UNKNOWN', 'NEWSLETTER_ERROR'],
    statuses: { NEWSLETTER_ERROR: [403, 503] },
  }),
  update: operation({
    summary: 'Confirm (3), change (4) or unsubscribe (5) with a mail token or the own session',
    method: 'PUT',
    path: '/newsletter/user/{id}',
    auth: 'optional',
    input: NewsletterChange,
    output: z.extend(NewsletterUser, {
      /** After a confirmation: where the sign-up was made. */
      return_url: z.optional(z.string()),
      /** After leaving lists that were received: confirms (3) them again, once, for an hour. */
      undo_token: z.optional(z.string()),
    }),
    errors: ['EDITION_UNKNOWN', 'NEWSLETTER_ERROR'],
    statuses: { NEWSLETTER_ERROR: [401, 403, 404, 410, 503] },
  }),
  requestEditLink: operation({
    summary: 'Send a link that manages the newsletters of an address',
    method: 'POST',
    path: '/newsletter/request-edit-link',
    auth: 'optional',
    limit: 'mailRequest',
    input: EditLinkForm,
    output: z.object({ message: z.string() }),
    errors: ['EDITION_UNKNOWN'],
  }),
} as const

/**
 * POST /service/newsletter/abmeldung: what a mail program sends for its reader. Takes any body, and reads none; so it has
 * a REST route of its own beside the table. Source: RFC 8058 §3.1.
 */
export const unsubscribeByOneClick = operation({
  summary: 'Unsubscribe by the one-click of a mail program',
  method: 'POST',
  path: addresses.newsletterUnsubscribe,
  auth: 'anyone',
  input: z.strictObject({ t: LinkToken }),
  query: ['t'],
  output: z.object({ status: z.literal('unsubscribed') }),
  errors: ['NEWSLETTER_ERROR'],
  statuses: { NEWSLETTER_ERROR: [401] },
})
