'use client'

import type { ReactNode } from 'react'
import { LocaleContext, type LocaleSettings, WordsContext } from '../hooks/use-words.ts'
import type { Words } from '../parts/words.ts'

export type { LocaleSettings } from '../hooks/use-words.ts'

const none: Partial<Words> = {}

export type LocaleProviderProps = LocaleSettings & {
  /** Words of blocks; those that are missing are German. @default German */
  words?: Partial<Words> | undefined
  children: ReactNode
}

/** Tells every block below it how the site speaks. Source: docs/spec/blocks.md#localeprovider. */
export const LocaleProvider = ({ words = none, locale, timeZone, children }: LocaleProviderProps) => (
  <WordsContext value={words}>
    <LocaleContext value={{ locale, timeZone }}>{children}</LocaleContext>
  </WordsContext>
)
