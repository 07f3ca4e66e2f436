'use client'

import type { ReactNode } from 'react'
import { LocaleContext, type LocaleSettings } from '../hooks/use-words.ts'
import type { Words } from '../parts/words.ts'

export type { LocaleSettings } from '../hooks/use-words.ts'

export type LocaleProviderProps = LocaleSettings & {
  /** Words of blocks; those that are missing are German. @default German */
  words?: Partial<Words> | undefined
  children: ReactNode
}

/** Tells every block below it how the site speaks. Source: docs/spec/blocks.md#localeprovider. */
export const LocaleProvider = ({ words, locale, timeZone, children }: LocaleProviderProps) => (
  <LocaleContext value={{ ...words, locale, timeZone }}>{children}</LocaleContext>
)
