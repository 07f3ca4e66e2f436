import { z } from 'zod'

const Url = z.string().regex(/^(https:\/\/|\/)/)

/**
 * Every field of an edition's configuration. Source: docs/spec/account.md#edition-fields; `logo`:
 * docs/spec/presentation.md#endorsement-mark.
 */
export const EditionSchema = z.strictObject({
  name: z.string(),
  /** Its name in a sentence, with the article of its gender: where something is, and whose. */
  phrases: z.strictObject({ at: z.string(), of: z.string() }),
  contractPartner: z.string(),
  shortcut: z.string().regex(/^[a-z]{2,3}$/),
  /** The sign-on edition: an account area for all, without news and plans of its own. One edition is it. */
  isSignOn: z.boolean(),
  group: z.string(),
  /** Accent colour of the edition as hex; its shades are computed from it. */
  theme: z.strictObject({
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    colorDark: z.string().regex(/^#[0-9a-f]{6}$/),
  }),
  trackingProductId: z.string(),
  /** Tag manager container, only loaded after consent; null = none. */
  tagManagerId: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .nullable(),
  /** Hosts a return URL may point to; the first is the edition's own and the base of its mail links. */
  domains: z.array(z.string()).min(1),
  /** Origins of partners that take a hand-over for this edition. A partner gets a session of each reader who goes there. */
  handOverTargets: z.array(z.string().regex(/^https:\/\/[a-z0-9.-]+$/)),
  links: z.strictObject({
    privacy: Url,
    terms: Url,
    disclaimer: Url,
    imprint: Url,
    accessibility: Url,
    cancellation: Url,
    withdrawal: Url,
    subscriptionService: Url,
    epaper: Url.nullable(),
    contact: Url,
  }),
  optIn: z.strictObject({
    companyId: z.int(),
    acquisitionId: z.int(),
    channelIds: z.strictObject({ registration: z.int() }),
    campaign: z.string(),
    /** Lists that the newsletter checkbox of the registration form stands for. */
    registrationNewsletters: z.array(z.strictObject({ id: z.string(), title: z.string() })),
  }),
  /** Demand double opt-in even from a signed-in reader with the same address. */
  alwaysDoubleOptIn: z.boolean(),
  disableMyNews: z.boolean(),
  /** Endorsement logo of the group's website in the headers. */
  logo: z.strictObject({ text: z.string(), url: Url }),
  /** Sender of service mails; the local part is the same in all editions. */
  replyTo: z.email(),
  /** The subscription service's telephone number, as people write it. */
  servicePhone: z.string().regex(/^0[0-9 ]+$/),
  /** When it answers, as it reads in brackets after the number. */
  serviceHours: z.string(),
  /** Postal line under every mail (§ 5 DDG). */
  imprintLine: z.string(),
})

/** One portal of the publisher group, or the generic sign-on edition. */
export type Edition = z.output<typeof EditionSchema>
