import { type Announcement, isAnnouncement, signOnLimits } from '@leserkonto/rules'
import { readCookies, removeCookie, writeCookie } from './cookies.ts'

/** A cookie, so that pages from the server can say it, too. */
export const announcementCookie = 'signedOn'

/**
 * Lets the page that arrives say what was done, since this one is left before anybody could read it.
 * Source: docs/spec/account.md#said-on-arrival.
 */
export const announce = (said: Announcement): void =>
  writeCookie(announcementCookie, said, signOnLimits.noticeMs)

/** What was announced and has not been read. */
export const announced = (): Announcement | undefined => readCookies(announcementCookie).find(isAnnouncement)

/** It has been read, or its reader is gone. */
export const forgetAnnouncement = (): void => removeCookie(announcementCookie)
