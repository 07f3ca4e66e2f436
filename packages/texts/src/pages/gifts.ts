import { giftLimits } from '@leserkonto/rules'
import { day, isoDay } from '../dates.ts'

const days = giftLimits.openMs / (24 * 60 * 60_000)
const times = (count: number) => (count === 1 ? 'einmal' : `${count}-mal`)

/** Articles that subscribers give away: the page of a link, the sheet that makes one, and the list in the profile. */
export const giftTexts = {
  /** On the page that a link opens; `usedUp`: it was opened as often as a gift may be. */
  page: {
    open: 'Ein Artikel, den Ihnen jemand geschenkt hat. Sie lesen ihn frei, auch ohne Anmeldung.',
    expired: `Dieser Artikel wurde Ihnen geschenkt, doch der Link ist abgelaufen: Er gilt ${days} Tage lang.`,
    revoked: 'Dieser Artikel wurde Ihnen geschenkt, doch das Geschenk ist inzwischen zurückgenommen.',
    usedUp: 'Dieser Artikel wurde Ihnen geschenkt, doch der Link ist schon zu oft geöffnet worden.',
  },
  unknown: {
    title: 'Geschenk nicht gefunden',
    text: 'Diesen Link kennen wir nicht. Vielleicht fehlt ein Teil von ihm, oder das Geschenk ist zu lange her. Bitten Sie am besten um einen neuen Link.',
    home: 'Zur Startseite',
  },
  give: 'Artikel verschenken',
  sheet: {
    title: 'Artikel verschenken',
    text: `Wer diesen Link hat, liest den Artikel ${days} Tage lang frei, und keinen anderen. Ihr Name steht nicht dabei.`,
    waits: 'Der Link wird gemacht …',
    link: 'Ihr Link',
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    notCopied: 'Bitte markieren und kopieren Sie den Link selbst.',
    share: 'Link verschicken',
    left: (left: number, renewsAt: string) =>
      left === 0
        ? `Das war Ihr letztes Geschenk in diesem Monat. Weitere gibt es am ${isoDay(renewsAt)}.`
        : `In diesem Monat können Sie noch ${left === 1 ? 'einen Artikel' : `${left} Artikel`} verschenken.`,
    manage: 'Ihre Geschenke ansehen',
    signedOut: 'Bitte melden Sie sich zuerst an.',
  },
  list: {
    /** In the page of marked articles. */
    link: 'Verschenkte Artikel ansehen',
    empty:
      'Sie haben noch keinen Artikel verschenkt. Mit einem Plus-Abo finden Sie unter jedem Plus-Artikel „Artikel verschenken“.',
    open: (at: string) => `Der Link gilt bis ${day(at)}.`,
    ended: {
      expired: 'Der Link ist abgelaufen.',
      revoked: 'Zurückgenommen: Der Link öffnet nichts mehr.',
      used_up: 'Der Link ist so oft geöffnet worden, wie es geht.',
    },
    readings: (count: number) => (count === 0 ? 'Noch nicht geöffnet' : `${capital(times(count))} geöffnet`),
    copy: 'Link kopieren',
    copyNamed: (title: string) => `Link kopieren: „${title}“`,
    copied: 'Der Link ist kopiert.',
    notCopied:
      'Das Kopieren hat nicht geklappt. Bitte öffnen Sie den Artikel und verschenken Sie ihn dort noch einmal: Der Link bleibt derselbe.',
    revoke: 'Zurücknehmen',
    revokeNamed: (title: string) => `Das Geschenk „${title}“ zurücknehmen`,
    revoked: 'Das Geschenk ist zurückgenommen. Der Link öffnet den Artikel nicht mehr.',
    allowance: (left: number, of: number) =>
      `In diesem Monat können Sie noch ${left} von ${of} Artikeln verschenken.`,
  },
} as const

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
