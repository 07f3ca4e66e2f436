import { readableEmail } from '@leserkonto/rules'
import { accountTexts } from '../account.ts'
import { incompleteLink } from '../fields.ts'

/**
 * The pages on which an address reads what is stored of it, without an account. Nothing before the link of the mail
 * depends on what is known of the address. Source: docs/spec/flows.md#information-and-export.
 */
export const dataRequestTexts = {
  title: accountTexts.footer.dataRequest,
  text: 'Sie haben kein Leserkonto und möchten wissen, was wir zu Ihrer E-Mail-Adresse gespeichert haben? Wir schicken Ihnen einen Link, mit dem Sie es lesen.',
  account: 'Mit Leserkonto sehen Sie Ihre Daten [im Profil].',
  emailHint: 'An diese Adresse schicken wir den Link.',
  submit: 'Link anfordern',
  sent: {
    title: 'Bitte sehen Sie in Ihr Postfach',
    /** Without the address where this browser has not asked for it of late. */
    text: (email: string | null) =>
      `Sie bekommen in wenigen Minuten eine E-Mail mit einem Link${email ? ` an ${readableEmail(email)}` : ''}. Er gilt eine Stunde.`,
    nothing:
      'Nichts angekommen? Prüfen Sie bitte, ob die Adresse stimmt, und sehen Sie auch im Spam-Ordner nach. An jede Adresse schicken wir höchstens eine solche E-Mail in der Minute und drei in der Stunde.',
    again: 'Neuen Link anfordern',
  },
  over: {
    title: 'Der Link gilt nicht mehr',
    text: 'Er gilt eine Stunde, nachdem wir ihn verschickt haben. Fordern Sie bitte einen neuen an.',
  },
  /** Neither a link nor a browser that has opened one: it was cut at its question mark, or the hour is over. */
  missing: {
    title: 'Der Link ist unvollständig oder abgelaufen',
    text: 'Bitte öffnen Sie ihn noch einmal direkt aus der E-Mail. Er gilt eine Stunde; danach fordern Sie bitte einen neuen an.',
  },
  incomplete: {
    title: 'Der Link ist nicht vollständig',
    text: `${incompleteLink} Oder fordern Sie einen neuen an.`,
  },
  held: {
    title: 'Das haben wir zu Ihrer Adresse gespeichert',
    text: (email: string, at: string) => `Stand vom ${at} für ${readableEmail(email)}, ohne Leserkonto.`,
    close: 'Diese Seite ist bis zu eine Stunde lang nur in diesem Browser zu sehen.',
  },
  hasAccount: {
    title: 'Zu dieser Adresse gibt es ein Leserkonto',
    text: 'Was wir gespeichert haben, sehen Sie, wenn Sie angemeldet sind. Ohne Passwort melden Sie sich mit einem Code an, der per E-Mail kommt.',
    action: 'Anmelden und Daten ansehen',
  },
} as const

/** The mail with the link. */
export const dataLinkMailTexts = {
  subject: 'Ihre Daten ansehen',
  preheader: 'Was zu dieser E-Mail-Adresse gespeichert ist. Der Link gilt eine Stunde.',
  intro: (where: string) =>
    `${where} wurde angefordert, zu sehen, was zu dieser E-Mail-Adresse gespeichert ist.`,
  action: 'Daten ansehen',
  validity: 'Der Link gilt eine Stunde. Bitte leiten Sie diese E-Mail nicht weiter.',
  notYou: 'Das waren Sie nicht? Dann können Sie diese E-Mail ignorieren. Niemand sonst sieht Ihre Daten.',
  service: 'Diese E-Mail beantwortet eine Anfrage zu Ihren Daten. Sie enthält keine Werbung.',
} as const
