import { account, signIn } from './retention-account.ts'
import { desk, newsletter, plan, service } from './retention-matters.ts'

/**
 * The part of the privacy page about periods, in groups and kinds of the register of personal data (`retention` of the rules).
 * A draft, as all of the page.
 */
export const retentionTexts = {
  heading: 'Was wir wofür und wie lange speichern',
  intro:
    'Ist die Zeit abgelaufen, löschen wir innerhalb eines Tages. Was Sie selbst entfernen, ist gleich weg, und mit Ihrem Konto geht fast alles, was dazu gehört.',
  why: (why: string, basis: string) => `Wozu: ${why} (${basis})`,
  howLong: (howLong: string) => `Wie lange: ${howLong}`,
  bases: {
    consent: 'Art.\u00a06 Abs.\u00a01\u00a0a DSGVO',
    contract: 'Art.\u00a06 Abs.\u00a01\u00a0b DSGVO',
    obligation: 'Art.\u00a06 Abs.\u00a01\u00a0c DSGVO',
    interest: 'Art.\u00a06 Abs.\u00a01\u00a0f DSGVO',
  },
  groups: {
    account: { title: 'Konto', kinds: account },
    signIn: { title: 'Registrieren und anmelden', kinds: signIn },
    newsletter: { title: 'Newsletter', kinds: newsletter },
    plan: { title: 'Abos und E-Mails', kinds: plan },
    desk: { title: 'Leserservice', kinds: desk },
    service: { title: 'Technik', kinds: service },
  },
} as const

const spans = [
  [365 * 24 * 60, 'Jahr', 'Jahre'],
  [24 * 60, 'Tag', 'Tage'],
  [60, 'Stunde', 'Stunden'],
  [1, 'Minute', 'Minuten'],
] as const

/** A time in words: "14 Tage", "4 Jahre". A leap day does not make a year more. */
export function spanText(ms: number): string {
  const minutes = ms / 60_000
  const [size, one, many] =
    spans.find(([unit]) => minutes >= unit && minutes % unit <= unit / 365) ?? spans[3]
  const count = Math.floor(minutes / size)
  return `${count} ${count === 1 ? one : many}`
}
