import { isTopicId, pushLimits, securityTopic } from '@leserkonto/rules'
import { z } from 'zod'

/** Names are in headers of mails and lines of files, which take no other line. */
const Name = z.string().regex(/^[^\p{Cc}]+$/u, 'must be one line, and not empty')
const Url = z
  .string()
  .regex(/^(https:\/\/|\/(?![/\\]))\S*$/, 'must begin with https:// or with one /, and have no blank')
const Color = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1d4e89')
const Host = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be the name of a host such as az.example')
const HttpOrigin = z
  .string()
  .regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/, 'must be an origin such as https://bilder.example')
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, {
    error: 'must be an origin such as https://bilder.example',
    when: ({ issues }) => issues.length === 0,
  })

/**
 * A host of an edition's pictures and videos, which its pages may load from. `sized` is the address of a picture in a width,
 * for hosts that make sizes: with `{width}` in pixels and `{url}`, the whole address, or `{path}`, what comes after the origin.
 */
const PictureOrigin = z
  .strictObject({ origin: HttpOrigin, sized: z.string().nullable() })
  .refine(({ origin, sized }) => sized === null || isTemplate(sized, origin), {
    path: ['sized'],
    error:
      'must have {width}, and begin with {url} or with the origin and have {path}, such as {url}?w={width}',
  })
export type PictureOrigin = z.output<typeof PictureOrigin>

const isTemplate = (sized: string, origin: string) =>
  sized.includes('{width}') &&
  (sized.startsWith('{url}') ||
    (sized.startsWith(`${origin}/`) && sized.includes('{path}')) ||
    sized.startsWith(`${origin}{path}`))

/** How a program names itself in robots.txt. Source: RFC 9309 §2.2.1. */
const Crawler = z.string().regex(/^[A-Za-z_-]+$/, 'must be the name of a program such as GPTBot')

/** What the subscription service of a newspaper does by itself on a page of its own. */
const ServiceWay = z.strictObject({
  kind: z.enum(['deliveryPause', 'notDelivered', 'deliveryAddress', 'invoices']),
  url: Url,
})
export type ServiceWay = z.output<typeof ServiceWay>

/** A topic of push messages, as the newsroom's events name it and as readers choose it. */
const PushTopic = z.strictObject({
  id: z
    .string()
    .refine(isTopicId, 'must be up to 40 small letters, digits and hyphens')
    .refine((id) => id !== securityTopic, `must not be ${securityTopic}, which every edition has`),
  title: Name,
  text: Name,
})

/**
 * Every field of an edition's configuration. Source: docs/spec/account.md#edition-fields; `logo`:
 * docs/spec/presentation.md#endorsement-mark.
 */
export const EditionSchema = z.strictObject({
  name: Name,
  /** Its name in a sentence, with the article of its gender: where something is, and whose. */
  phrases: z.strictObject({ at: Name, of: Name }),
  contractPartner: Name,
  shortcut: z.string().regex(/^[a-z]{2,3}$/, 'must be two or three small letters'),
  /** The sign-on edition: an account area for all, without news and plans of its own. One edition is it. */
  isSignOn: z.boolean(),
  group: Name,
  /** Accent colour of the edition as hex; its shades are computed from it. */
  theme: z.strictObject({ color: Color, colorDark: Color }),
  /** What the front carries beside the name, in the accent: one SVG path in a square of 32; null = nothing. */
  emblem: z
    .string()
    .regex(
      /^[MLHVCSQTAZmlhvcsqtaz\d\s.,+-]+$/,
      'must be an SVG path in a square of 32, such as M4 4h24v24H4z, or null',
    )
    .nullable(),
  trackingProductId: z.string(),
  /** Tag manager container, only loaded after consent; null = none. */
  tagManagerId: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must be a container such as GTM-ABC123, or null')
    .nullable(),
  /** Hosts a return URL may point to; the first is the edition's own and the base of its mail links. */
  domains: z.array(Host).min(1, 'must have the edition’s own host'),
  /** Origins of partners that take a hand-over for this edition. A partner gets a session of each reader who goes there. */
  handOverTargets: z.array(
    z.string().regex(/^https:\/\/[a-z0-9.-]+$/, 'must be an https origin such as https://epaper.example'),
  ),
  /** Where its articles' pictures and videos come from, besides the paths of its own host. */
  pictureOrigins: z.array(PictureOrigin),
  /** What its articles may show in a frame once a reader has pressed for it; anything else is a link. */
  embedOrigins: z.array(HttpOrigin),
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
    /** Where the newspaper sells its plans; left out: it has no such page. */
    offers: Url.optional(),
    contact: Url,
  }),
  /** Ways of the subscription service, in the order readers see them; left out: `links.subscriptionService` alone. */
  serviceWays: z.array(ServiceWay).optional(),
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
  /** Its article source can search: the head has a field for it. */
  search: z.boolean().default(false),
  /** Locked articles that registered readers without a plan may read a month; left out: none. */
  freeArticles: z.int().min(1).max(30).optional(),
  /** What its newsroom sends push messages about; security notices need no entry. Empty: none but those. */
  pushTopics: z.array(PushTopic).max(pushLimits.topicsPerEdition).default([]),
  /** Programs that robots.txt asks to read nothing, such as those that collect texts for training; left out: none. */
  refusedCrawlers: z.array(Crawler).default([]),
  /** Where programs read under which licence they may use the texts, a document of RSL; left out: nothing is said. */
  licence: z
    .string()
    .regex(/^https:\/\/\S+$/, 'must begin with https://, and have no blank')
    .optional(),
  /** Endorsement logo of the group's website in the headers. */
  logo: z.strictObject({ text: Name, url: Url }),
  /** Sender of service mails; the local part is the same in all editions. */
  replyTo: z.email('must be an address such as aboservice@az.example'),
  /** The subscription service's telephone number, as people write it. */
  servicePhone: z.string().regex(/^0[0-9 ]+$/, 'must be a number as people write it, such as 069 90009 120'),
  /** When it answers, as it reads in brackets after the number. An hour never stands apart from its "Uhr". */
  serviceHours: Name.transform((hours) => hours.replaceAll(' Uhr', '\u00a0Uhr')),
  /** Who signs the letters to readers; without one, the house. */
  editor: z.strictObject({ name: Name, role: Name }).optional(),
  /** Postal line under every mail (§ 5 DDG). */
  imprintLine: Name,
})

/** One portal of the publisher group, or the generic sign-on edition. */
export type Edition = z.output<typeof EditionSchema>
