import { readableEmail } from '@leserkonto/rules'
import { duration } from './login-code.ts'

/** Answers to the newsletter forms. */
export const newsletterAnswers = {
  mailSent:
    'Bitte prüfen Sie Ihr Postfach: Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin und bestätigen Sie damit Ihre Anmeldung.',
  confirmed: 'Ihre Newsletter-Anmeldung ist gespeichert.',
  editLink:
    'Wenn zu dieser E-Mail-Adresse Newsletter bestehen, haben wir Ihnen einen Link geschickt, mit dem Sie sie verwalten.',
} as const

/** The newsletter pages. */
export const newsletterTexts = {
  title: 'Newsletter',
  register: {
    /** `of`: "der Auentaler Zeitung". */
    lead: (of: string) =>
      `Die Redaktion ${of} schreibt Ihnen. Wählen Sie aus, was Sie lesen möchten; abbestellen können Sie jederzeit.`,
    submit: 'Newsletter bestellen',
    known: {
      title: 'Sie bekommen schon Newsletter?',
      text: 'Melden Sie sich mit Ihrem Leserkonto an, oder lassen Sie sich einen Link schicken. Dann sehen und ändern Sie, was Sie bekommen.',
      signIn: 'Anmelden',
      manage: 'Link zum Ändern oder Abbestellen',
    },
  },
  registered: {
    title: 'Bitte bestätigen Sie Ihre Anmeldung',
    text: (email: string) =>
      `Wir haben eine E-Mail an ${readableEmail(email)} geschickt. Öffnen Sie den Link darin und bestätigen Sie damit Ihre Anmeldung.`,
    ordered: 'Dann bekommen Sie:',
    again: 'E\u2011Mail noch einmal senden',
    resent: 'Wir haben Ihre Anfrage erhalten. Die E-Mail sollte in wenigen Minuten da sein.',
    /** When that can be done, in seconds. */
    waits: (seconds: number) => `Die E-Mail können Sie in ${duration(seconds)} noch einmal anfordern.`,
    correct: 'Adresse korrigieren',
    next: 'Der Link in der E-Mail gilt 7 Tage. Erst nach Ihrer Bestätigung bekommen Sie die Newsletter.',
    back: 'Zurück zu den Newslettern',
  },
  /** Of one newsletter. */
  about: {
    editor: (name: string) => `Von ${name}`,
    sample: 'Ausgabe lesen',
    /** Begins with what is to be seen. */
    sampleOf: (title: string) => `Ausgabe lesen: ${title}`,
    comes: (title: string, rhythm: string | null) => (rhythm ? `${title} – ${rhythm}` : title),
  },
  own: {
    lead: (email: string) => `Diese Newsletter gehören zu ${readableEmail(email)}.`,
    submit: 'Auswahl speichern',
    saved: 'Ihre Auswahl ist gespeichert.',
    /** Above the text of the consent, where a newsletter is added. */
    consent: 'Mit „Auswahl speichern“ erklären Sie:',
    unsubscribe: 'Alle Newsletter abbestellen',
    unconfirmed:
      'Noch nicht bestätigt: Öffnen Sie den Link in unserer E-Mail oder speichern Sie die Auswahl.',
  },
  none: 'Hier gibt es zurzeit keine Newsletter.',
  locked: {
    anonymous: 'Diesen Newsletter gibt es mit einem Plus-Abo. [Anmelden]',
    reader: 'Diesen Newsletter gibt es mit einem Plus-Abo. [Abo verknüpfen] [Zum Aboservice]',
  },
  editLink: {
    title: 'Newsletter verwalten',
    lead: 'Geben Sie Ihre E-Mail-Adresse ein. Wir schicken Ihnen einen Link, mit dem Sie Ihre Newsletter ändern oder abbestellen.',
    submit: 'Link anfordern',
    sentTitle: 'Bitte prüfen Sie Ihr Postfach',
    sentNext: 'Der Link gilt 24 Stunden.',
    dead: 'Bitte fordern Sie hier einen neuen Link an; vielleicht ist dieser abgelaufen.',
    incomplete: 'Oder fordern Sie einen neuen an.',
    back: 'Zur Newsletter-Auswahl',
  },
  optIn: {
    title: 'Newsletter-Anmeldung bestätigen',
    lead: 'Nur noch ein Schritt: Bestätigen Sie, dass Sie die Newsletter bekommen möchten.',
    submit: 'Anmeldung jetzt bestätigen',
    doneTitle: 'Ihre Anmeldung ist bestätigt',
    doneLists: 'Sie bekommen ab jetzt:',
    done: 'Vielen Dank! Ab der nächsten Ausgabe sind Sie dabei.',
    next: 'Weiter',
    toPaper: 'Zur Zeitung',
    manage: 'Weitere Newsletter ansehen',
    deadTitle: 'Die Anmeldung wurde nicht bestätigt',
    dead: 'Bestellen Sie die Newsletter einfach neu. Der Link gilt 7 Tage und nur, solange Sie sich nicht wieder abgemeldet haben.',
    again: 'Newsletter neu bestellen',
  },
  unsubscribe: {
    title: 'Newsletter abbestellen',
    one: (title: string | undefined) =>
      title ? `Sie bestellen „${title}“ ab.` : 'Sie bestellen diesen Newsletter ab.',
    all: 'Sie bestellen alle Newsletter ab, die an Ihre E-Mail-Adresse gehen.',
    own: 'Wählen Sie aus, welche Newsletter Sie nicht mehr bekommen möchten.',
    reason: 'Warum bestellen Sie ab? (freiwillig)',
    reasonPlaceholder: 'Keine Angabe',
    // No longer than what a phone's select shows whole.
    reasons: {
      '001': 'Er kommt zu häufig',
      '002': 'Er interessiert mich nicht',
      '003': 'Er ist mir nicht mehr wichtig',
      '005': 'Er kommt zur falschen Zeit',
    },
    reasonText: 'Möchten Sie uns noch etwas sagen? (freiwillig)',
    submit: 'Jetzt abbestellen',
    doneTitle: (titles: readonly string[]) =>
      titles.length === 1 ? `„${titles[0]}“ ist abbestellt` : 'Ihre Newsletter sind abbestellt',
    doneLists: 'Nicht mehr in Ihrem Postfach:',
    done: 'Das gilt ab sofort. Eine Ausgabe, die schon unterwegs ist, kann Sie noch erreichen.',
    undo: {
      text: 'War das ein Versehen? Eine Stunde lang können Sie es hier rückgängig machen. Damit erklären Sie:',
      submit: 'Rückgängig machen',
      doneTitle: (titles: readonly string[]) =>
        titles.length === 1 ? `Sie bekommen „${titles[0]}“ weiter` : 'Sie bekommen Ihre Newsletter weiter',
      done: 'Ihre Abbestellung ist zurückgenommen. Die nächste Ausgabe kommt wie gewohnt.',
    },
    already: {
      title: (title: string | undefined) =>
        title ? `„${title}“ ist schon abbestellt` : 'Das ist schon abbestellt',
      text: 'Mit diesem Link wurde schon abbestellt, Sie müssen nichts mehr tun. Kommt doch noch eine Ausgabe, helfen wir Ihnen gern:',
    },
    toPaper: 'Zur Zeitung',
    again: 'Zu den Newslettern',
    nothing: 'Sie bekommen zurzeit keine Newsletter.',
  },
} as const
