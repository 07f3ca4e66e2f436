import { nowMs } from '../browser/clock.ts'
import { type ArticleDateOptions, articleDate, articleDateLimits, dateDisplayMode } from './article-date.ts'

const refreshMs = 30_000

/**
 * Keeps the dates of a page fresh that is not hydrated: twice a minute every date of `DateDisplay` that time still
 * changes gets its text of now, ages also at once, and one that has grown too old for its mode goes. Within an island,
 * which React may hydrate at any moment, it is hidden: React counts on finding it. `clock` is the reader's, in
 * milliseconds; `speech` what the `LocaleProvider` of the page was told. Returns the function that ends it.
 */
export function refreshDates(
  page: ParentNode,
  clock: () => number = nowMs,
  speech: Pick<ArticleDateOptions, 'words' | 'timeZone'> = {},
): () => void {
  const refresh = (maxAgeMs: number) => {
    const at = clock()
    for (const date of page.querySelectorAll<HTMLTimeElement>('time[data-refresh]'))
      if (date.dataset.refresh === 'recent' || at - Date.parse(date.dateTime) <= maxAgeMs)
        refreshDate(date, new Date(at), speech)
  }
  // Days change seldom, and their calendar takes a phone a tenth of a second: not while the page has just come. A
  // recent date needs none: it is an age, or on a page out of a cache it goes.
  refresh(articleDateLimits.recentSeconds * 1000)
  const timer = setInterval(() => refresh(Number.POSITIVE_INFINITY), refreshMs)
  return () => clearInterval(timer)
}

function refreshDate(
  date: HTMLTimeElement,
  now: Date,
  speech: Pick<ArticleDateOptions, 'words' | 'timeZone'>,
): void {
  const printed = articleDate({ publicationDate: Date.parse(date.dateTime) / 1000 }, now, {
    ...speech,
    mode: dateDisplayMode(date.dataset.refresh ?? ''),
    relativeStyle: date.dataset.relative === 'intl' ? 'intl' : 'moment',
  })
  if (printed === undefined) {
    if (date.closest('[data-island]')) date.hidden = true
    else date.remove()
    return
  }
  // Untouched while it stays the same, so that a selection in it survives.
  if (date.textContent !== printed.text) date.textContent = printed.text
  if (printed.settled) date.removeAttribute('data-refresh')
}
