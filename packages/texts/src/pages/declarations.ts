import { readableEmail } from '@leserkonto/rules'
import { isoDay } from '../dates.ts'
import { fieldLabels } from '../fields.ts'
import { declarationKinds } from './own-data-values.ts'

/** What a reader declares: the end of a contract, or that it shall never have been made. */
export type DeclarationName = 'cancellation' | 'withdrawal'

/** A declaration as it was typed. */
export type DeclaredContent = {
  readonly kind: 'ordinary' | 'extraordinary' | 'withdrawal'
  readonly contract?: string | undefined
  readonly given_name?: string | undefined
  readonly family_name?: string | undefined
  readonly email: string
  readonly gp_number?: string | undefined
  readonly street?: string | undefined
  readonly housenumber?: string | undefined
  readonly postcode?: string | undefined
  readonly city?: string | undefined
  readonly reason?: string | undefined
  readonly end_date?: string | undefined
  readonly order_date?: string | undefined
}

/**
 * The pages on which every contract is cancelled or withdrawn from, with or without a login.
 * Source: docs/spec/flows.md#cancellation-button, docs/spec/flows.md#withdrawal-button.
 */
export const declarationTexts = {
  cancellation: {
    title: 'Verträge hier kündigen',
    text: 'Hier kündigen Sie einen Vertrag mit uns, auch ohne sich anzumelden. Sie bekommen sofort eine E-Mail mit Inhalt, Datum und Uhrzeit Ihrer Kündigung.',
    person: 'Wer kündigt?',
    submit: 'Jetzt kündigen',
    done: {
      title: 'Ihre Kündigung ist eingegangen',
      text: (moment: string) => `Wir haben Ihre Kündigung am ${moment} erhalten.`,
      next: 'Wir prüfen Ihre Angaben und bestätigen Ihnen das Ende des Vertrags gesondert.',
    },
    mail: {
      subject: (at: string) => `Eingang Ihrer Kündigung am ${at}`,
      preheader: (number: string) => `Vorgang ${number}. Das Ende bestätigen wir Ihnen gesondert.`,
      intro: (partner: string, at: string) => `Ihre Kündigung ist am ${at} bei der ${partner} eingegangen.`,
    },
  },
  withdrawal: {
    title: 'Vertrag widerrufen',
    text: 'Hier widerrufen Sie einen Vertrag, den Sie mit uns geschlossen haben, auch ohne sich anzumelden. Sie bekommen sofort eine E-Mail mit Inhalt, Datum und Uhrzeit Ihres Widerrufs.',
    person: 'Wer widerruft?',
    submit: 'Widerruf bestätigen',
    done: {
      title: 'Ihr Widerruf ist eingegangen',
      text: (moment: string) => `Wir haben Ihren Widerruf am ${moment} erhalten.`,
      next: 'Wir prüfen Ihre Angaben und melden uns gesondert bei Ihnen.',
    },
    mail: {
      subject: (at: string) => `Eingang Ihres Widerrufs am ${at}`,
      preheader: (number: string) => `Vorgang ${number}. Wir melden uns gesondert bei Ihnen.`,
      intro: (partner: string, at: string) => `Ihr Widerruf ist am ${at} bei der ${partner} eingegangen.`,
    },
  },
  familyNameHint: 'Bleibt leer, wenn Ihr ganzer Name schon oben steht.',
  problems: 'Bitte prüfen Sie Ihre Eingaben',
  kind: {
    ordinary: 'Ordentlich, zum vereinbarten oder nächstmöglichen Zeitpunkt',
    extraordinary: 'Außerordentlich, aus wichtigem Grund',
  },
  reason: 'Wichtiger Grund',
  reasonHint: 'Nur bei einer außerordentlichen Kündigung.',
  plans: 'Um welchen Vertrag geht es?',
  otherPlan: 'Einen anderen Vertrag',
  otherContract: 'Anderer Vertrag',
  oneContract:
    'Bitte wählen Sie einen Vertrag aus der Liste, oder beschreiben Sie einen anderen: nicht beides.',
  contractHint: 'Zum Beispiel „AZ PLUS“, „E-Paper“ oder eine Vertragsnummer.',
  endDate: 'Kündigen zum (freiwillig)',
  endDateHint: 'TT.MM.JJJJ. Ohne Angabe endet der Vertrag so früh wie möglich.',
  orderDate: 'Bestellt am (freiwillig)',
  orderDateHint: 'TT.MM.JJJJ',
  customerHint: 'Steht auf Ihrer Rechnung. Ohne Kundennummer geben Sie bitte Ihre Adresse an.',
  emailHint: 'An diese Adresse schicken wir die Eingangsbestätigung.',
  /** The form was sent from another website, or by a browser that does not say from where. */
  sendAgain: 'Bitte prüfen Sie Ihre Angaben, und schicken Sie das Formular noch einmal ab.',
  tooLong:
    'Ihre Angaben sind zusammen länger als 64 kB und lassen sich so nicht übermitteln. Bitte kürzen Sie den längsten Text.',
  busy: (minutes: number) =>
    minutes === 1
      ? 'Von Ihrem Anschluss kamen gerade sehr viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal. Ihre Angaben bleiben stehen.'
      : `Von Ihrem Anschluss kamen gerade sehr viele Anfragen. Bitte versuchen Sie es in ${minutes} Minuten noch einmal. Ihre Angaben bleiben stehen.`,
  done: {
    mail: (email: string) =>
      `Die Eingangsbestätigung ist unterwegs an ${readableEmail(email)}. Drucken oder speichern Sie gern auch diese Seite.`,
    content: 'Ihre Angaben',
    over: {
      title: 'Keine Bestätigung zu zeigen',
      text: 'Hier sehen Sie nach dem Abschicken eine halbe Stunde lang, was Sie erklärt haben. Danach finden Sie Ihre Angaben in der Eingangsbestätigung, die wir Ihnen per E-Mail geschickt haben.',
    },
  },
  rows: {
    kind: 'Art der Erklärung',
    name: 'Name',
    address: 'Adresse',
    end: 'Gewünschtes Ende',
    soonest: 'zum nächstmöglichen Zeitpunkt',
    received: 'Eingegangen am',
    caseNumber: 'Vorgangsnummer',
  },
  kinds: declarationKinds,
  /** Several to one mailbox within an hour. */
  collected: {
    subject: (count: number) => `Eingang von ${count} Erklärungen`,
    preheader: 'Inhalt, Datum und Uhrzeit jeder einzelnen, mit ihrem Vorgang.',
    intro: (partner: string) =>
      `bei der ${partner} sind innerhalb einer Stunde mehrere Kündigungen oder Widerrufe mit Ihrer E-Mail-Adresse eingegangen. Den Eingang weiterer Erklärungen bestätigen wir Ihnen deshalb gesammelt in dieser E-Mail.`,
  },
  notYou: 'Das waren Sie nicht? Dann antworten Sie bitte auf diese E-Mail.',
} as const

type Received = {
  /** Such as `K-2026-4F7Q-2MXD`. */
  caseNumber: string
  /** `20. November 2026 um 13:05 Uhr` */
  at: string
  /** Reads a day as ISO day; undefined for what is none. */
  readDay: (typed: string) => string | undefined
}

type Rows = [label: string, value: string][]

/** A declaration in lines for its reader, the same in the mail and on the page: what we noted, and what was typed. */
export function declaredRows(
  content: DeclaredContent,
  { caseNumber, at, readDay }: Received,
): { noted: Rows; typed: Rows } {
  const { rows, kinds } = declarationTexts
  const { kind, contract, given_name, family_name, email, gp_number, reason, end_date, order_date } = content
  const address = [
    [content.street, content.housenumber].filter(Boolean).join(' '),
    [content.postcode, content.city].filter(Boolean).join(' '),
  ]
  const day = (typed: string) => dayAsTyped(typed, readDay(typed))
  const typed: [string, string | undefined][] = [
    [fieldLabels.contract, contract],
    [rows.name, [given_name, family_name].filter(Boolean).join(' ')],
    [fieldLabels.gp_number, gp_number],
    [rows.address, address.filter(Boolean).join(', ')],
    [fieldLabels.order_date, order_date && day(order_date)],
    [rows.end, kind === 'withdrawal' ? undefined : end_date ? day(end_date) : rows.soonest],
    [fieldLabels.reason, reason],
    [fieldLabels.email, email],
  ]
  return {
    noted: [
      [rows.kind, kinds[kind]],
      [rows.received, at],
      [rows.caseNumber, caseNumber],
    ],
    typed: typed.flatMap(([label, value]) => (value ? [[label, value]] : [])),
  }
}

/** What was typed, and the day it was read as: `31.12.26 (31. Dezember 2026)`. */
function dayAsTyped(typed: string, iso: string | undefined): string {
  if (iso === undefined) return typed
  const words = isoDay(iso)
  return typed === iso || typed === words ? words : `${typed} (${words})`
}

/** Whether a kind is a way to cancel, or the withdrawal. */
export const declarationOf = (kind: DeclaredContent['kind']): DeclarationName =>
  kind === 'withdrawal' ? 'withdrawal' : 'cancellation'
