import { Problem } from '@leserkonto/contracts'
import { inReadingOrder, isOutage } from '@leserkonto/rules'
import type { With } from '../../context.ts'

/**
 * The publisher's newsletters of an edition in reading order; the last known ones while the publisher is down. Throws
 * NEWSLETTER_ERROR (503) if none are known.
 */
export async function newsletterCatalogue(edition: string, { publisher }: With<'publisher'>) {
  try {
    return inReadingOrder(await publisher.newsletters(edition))
  } catch (cause) {
    throw isOutage(cause) ? new Problem('NEWSLETTER_ERROR', { cause }) : cause
  }
}

/** The same, or undefined when nothing is known. */
export async function knownCatalogue(edition: string, { publisher }: With<'publisher'>) {
  try {
    return inReadingOrder(await publisher.newsletters(edition))
  } catch (cause) {
    if (isOutage(cause)) return undefined
    throw cause
  }
}
