import { z } from 'zod'

/** A mail address of a query: an unencoded + arrives as a space, and addresses contain no spaces. */
export const address = z.string().transform((text) => text.trim().replaceAll(' ', '+'))
