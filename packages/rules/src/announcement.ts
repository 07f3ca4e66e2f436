/**
 * What the account area has done for a reader on a page that is left before anybody could read it: the page that arrives
 * says it. `signOn`: only signed in. Source: docs/spec/account.md#said-on-arrival.
 */
export const announcements = ['signOn', 'activated', 'passwordSet', 'linked', 'registered'] as const

export type Announcement = (typeof announcements)[number]

/** Whether it is what welcomes a new reader. */
export const isWelcome = (said: Announcement | undefined): boolean =>
  said === 'activated' || said === 'registered'

/** Whether a text, such as a cookie's, is one. */
export const isAnnouncement = (text: unknown): text is Announcement =>
  announcements.some((one) => one === text)
