'use client'

import { createContext, use } from 'react'
import type { Words } from '../parts/words.ts'

/** How a site writes numbers and counts time, where it does not do so as in Germany. */
export type LocaleSettings = {
  /** How numbers are written, as `Intl` names it. @default 'de-DE' */
  readonly locale?: string | undefined
  /** The clock on the newsroom's wall, as `Intl` names its zone. @default 'Europe/Berlin' */
  readonly timeZone?: string | undefined
}

export const LocaleContext = createContext<Partial<Words> & LocaleSettings>({})

/** All that the nearest provider says; empty without one. */
export const useLocale = (): Partial<Words> & LocaleSettings => use(LocaleContext)

/** The words of a block: the provider's, else the German ones, which the block brings, so that a page has only its own. */
export function useWords<Block extends keyof Words>(block: Block, german: Words[Block]): Words[Block] {
  const words: Partial<Words> = use(LocaleContext)
  return words[block] ?? german
}
