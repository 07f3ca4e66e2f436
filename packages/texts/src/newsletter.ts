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
    lead: (edition: string) =>
      `Das Wichtigste aus „${edition}“ in Ihrem Postfach. Wählen Sie aus, was Sie lesen möchten; abbestellen können Sie jederzeit.`,
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
    next: 'Der Link in der E-Mail gilt 7 Tage. Erst nach Ihrer Bestätigung bekommen Sie die Newsletter.',
    missing: 'Nichts angekommen? Das kann einige Minuten dauern. Bitte sehen Sie auch im Spam-Ordner nach.',
    back: 'Zurück zu den Newslettern',
  },
  own: {
    lead: (email: string) => `Diese Newsletter gehören zu ${email}.`,
    submit: 'Auswahl speichern',
    saved: 'Ihre Auswahl ist gespeichert.',
    consent: (text: string) => `Mit „Auswahl speichern“ erklären Sie: „${text}“`,
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
    dead: 'Vielleicht ist der Link abgelaufen. Fordern Sie einen neuen an.',
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
    manage: 'Weitere Newsletter ansehen',
    deadTitle: 'Die Anmeldung wurde nicht bestätigt',
    dead: 'Der Link gilt 7 Tage und nur, solange Sie sich nicht wieder abgemeldet haben. Bestellen Sie die Newsletter einfach neu.',
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
    doneTitle: 'Newsletter abbestellt',
    done: 'Wir haben Ihre Abbestellung sofort ausgeführt. Eine Ausgabe, die schon unterwegs ist, kann Sie noch erreichen.',
    again: 'Zu den Newslettern',
    nothing: 'Sie bekommen zurzeit keine Newsletter.',
  },
} as const
