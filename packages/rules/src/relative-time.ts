/**
 * Wording of an age. `moment` rounds (89 minutes are 'vor einer Stunde', 2 h 30 min 'vor 3 Stunden'), `intl` cuts
 * down ('vor 2 Stunden' until 2:59:59). Source: blocks.md §3.5.
 */
export type RelativeStyle = 'moment' | 'intl'

/** A German relative time for an age of 0 to some hours. Whole hours read the same in both styles from two on. */
export const relativeTime = (ageSeconds: number, style: RelativeStyle = 'moment'): string =>
  style === 'intl' ? cutDown(ageSeconds) : rounded(ageSeconds)

// The steps are those of the format tokens the seed uses: 45 s are a minute, 45 min an hour.
function rounded(ageSeconds: number): string {
  if (ageSeconds < 45) return 'vor ein paar Sekunden'
  const minutes = Math.round(ageSeconds / 60)
  if (minutes <= 1) return 'vor einer Minute'
  if (minutes < 45) return `vor ${minutes} Minuten`
  const hours = Math.round(ageSeconds / 3600)
  return hours <= 1 ? 'vor einer Stunde' : `vor ${hours} Stunden`
}

function cutDown(ageSeconds: number): string {
  const minutes = Math.floor(ageSeconds / 60)
  // Our choice: seconds are no news, and the browser renews the text only twice a minute.
  if (minutes < 1) return 'gerade eben'
  if (minutes < 60) return `vor ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}`
  const hours = Math.floor(minutes / 60)
  return `vor ${hours} ${hours === 1 ? 'Stunde' : 'Stunden'}`
}
