'use client'

import { LocaleProvider } from '@leserkonto/ui/LocaleProvider'
import { english } from '@leserkonto/ui/words/english'
import { Front } from './Front'

/** The same front for readers of English, which only this page loads. */
export const English = ({ now }: { now: Date }) => (
  <LocaleProvider words={english} locale="en-GB" timeZone="Europe/London">
    <Front now={now} />
  </LocaleProvider>
)
