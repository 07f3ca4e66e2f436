import type { Meter, PlanPrice } from '@leserkonto/rules'
import { isoDay } from '../dates.ts'
import { noticeText, priceText, sumText } from '../plans/plan-words.ts'
import { planTexts } from '../plans/plans.ts'

/** What is said of an offer. */
type Sold = {
  readonly title: string
  readonly price: PlanPrice
  readonly trial?: { readonly duration: string; readonly cents: number } | null | undefined
  readonly notice?: string | null | undefined
}

/**
 * What takes the place of a text that needs a right: the sentence about the reader follows one that says what the right
 * opens, and each button leads to what helps that reader.
 */
export const paywallTexts = {
  heading: 'Weiterlesen mit Plus',
  /** While nobody can say what the reader has, nothing is sold. */
  outageHeading: 'Wir können Ihr Abo gerade nicht prüfen',
  article: 'Diesen Artikel lesen Sie mit unserem Plus-Abo.',
  states: {
    stranger: 'Wenn Sie schon eines haben, melden Sie sich bitte an.',
    unlinked:
      'Mit Ihrem Konto ist kein eigenes Abo verknüpft. Haben Sie schon eines? Dann verknüpfen Sie es mit Ihrer Kundennummer und lesen hier gleich weiter.',
    noPlan: 'Zu Ihrer Kundennummer haben wir kein passendes Abo gefunden.',
    upcoming: (title: string, day: string) =>
      `Ihr Abo „${title}“ beginnt am ${day}. Ab dann lesen Sie hier weiter.`,
    otherEdition: (title: string, newspaper: string) =>
      `Ihr Abo „${title}“ gilt nur für eine andere Zeitung: ${newspaper}.`,
    notIncluded: (title: string) => `Ihr Abo „${title}“ läuft, enthält die Plus-Inhalte aber nicht.`,
    expired: (title: string, day: string) => `Ihr Abo „${title}“ ist am ${day} zu Ende gegangen.`,
    seatWaiting:
      'Sie haben eine Einladung zum Mitlesen angenommen. Ihr Zugang wird gerade eingerichtet; das dauert meist nur wenige Minuten.',
    sharedNotIncluded: (title: string) =>
      `Sie lesen beim Abo „${title}“ mit. Es gilt hier nicht. Ändern kann das nur, wer Sie eingeladen hat.`,
    sharedEnded:
      'Das Abo, bei dem Sie mitgelesen haben, läuft nicht mehr. Verlängern kann es nur, wer Sie eingeladen hat.',
    outage:
      'Das liegt an uns: Wir erreichen unser Abosystem im Moment nicht. Bitte versuchen Sie es in wenigen Minuten noch einmal.',
  },
  benefits: ['alle Plus-Artikel aus Ihrer Region', 'die Premium-Newsletter', 'auf allen Ihren Geräten'],
  /** What it costs: `AZ Plus: 4 Wochen für 1,00 €, danach 9,90 € im Monat, jederzeit kündbar`. */
  price: ({ title, price, trial, notice }: Sold): string => {
    const first =
      trial &&
      `${noticeText(trial.duration)} ${trial.cents === 0 ? 'kostenlos' : `für ${sumText(trial.cents)}`}, danach `
    return `${title}: ${first ?? ''}${priceText(price)}${noticeOf(notice)}`
  },
  /** Articles that readers without a plan read in a month. */
  free: {
    stranger: (of: number) =>
      `Oder ohne Abo: Mit einem kostenlosen Konto lesen Sie jeden Monat ${of === 1 ? 'einen Plus-Artikel' : `${of} Plus-Artikel`} frei.`,
    register: 'Kostenlos registrieren',
    usedUp: ({ of, renewsAt }: Meter) =>
      `${of === 1 ? 'Ihren freien Artikel' : `Ihre ${of} freien Artikel`} für diesen Monat haben Sie gelesen. Am ${isoDay(renewsAt)} gibt es ${of === 1 ? 'einen neuen' : 'neue'}.`,
    left: ({ left }: Meter) =>
      `Sie haben in diesem Monat noch ${left === 1 ? 'einen freien Artikel' : `${left} freie Artikel`}.`,
    open: 'Als freien Artikel lesen',
    /** Over a text that is one of them. */
    isOne: ({ of, left, renewsAt }: Meter) =>
      `Sie lesen diesen Artikel ohne Abo: als ${of === 1 ? 'Ihren freien' : `einen von ${of} freien`} in diesem Monat. ${restOf(left, isoDay(renewsAt))}`,
  },
  subscribe: 'Abo-Angebote ansehen',
  signIn: 'Anmelden',
  link: 'Abo schon gekauft? Kundennummer verknüpfen',
  /** For who has a number already. */
  further: 'Noch ein Abo? Weitere Kundennummer verknüpfen',
  ways: {
    register: 'Registrieren',
    registerWithPassword: 'Mit Passwort registrieren',
    link: 'Kundennummer verknüpfen',
    renew: planTexts.renew,
    extend: planTexts.extend,
    plans: 'Mein Abo ansehen',
    shared: 'Familie und Firma ansehen',
    again: 'Noch einmal versuchen',
    /** The newspaper that the reader's plan opens. */
    newspaper: (name: string) => `${name} lesen`,
  },
} as const

function restOf(left: number, day: string): string {
  if (left === 0) return `Mehr ist es für diesen Monat nicht; ab ${day} geht es weiter.`
  return left === 1 ? 'Noch einer ist frei.' : `Noch ${left} sind frei.`
}

/** At any time is an argument of its own. */
function noticeOf(notice: string | null | undefined): string {
  if (notice === null || notice === undefined) return ''
  return notice === 'P0D' ? ', jederzeit kündbar' : `, Kündigungsfrist ${noticeText(notice)}`
}
