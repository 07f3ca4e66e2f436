import { addresses } from '@leserkonto/rules'
import type { ScreenName } from '@leserkonto/texts'

/** Account pages that search engines may show, each with its canonical address. */
export const publicPaths = {
  LoginRegister: addresses.login,
  Newsletter: addresses.newsletter,
} as const satisfies Partial<Record<ScreenName, string>>

/** Whether a screen is one that search engines may show. */
export const isPublic = (screen: ScreenName): screen is keyof typeof publicPaths => screen in publicPaths
