import type { WayShares } from '@leserkonto/pages'
import type { Config } from '../config.ts'

/** How many of a hundred devices have each way in at an edition. Source: docs/operations.md#ways-in-by-share. */
export const waySharesAt = ({ ways }: Pick<Config, 'ways'>, shortcut: string): WayShares => ({
  sheet: ways.sheet.editions[shortcut] ?? ways.sheet.share,
  passkey: ways.passkey.editions[shortcut] ?? ways.passkey.share,
})
