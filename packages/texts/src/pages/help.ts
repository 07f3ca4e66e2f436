/** What is in square brackets is a link: a text and the address of a page. */
type Answer = { readonly question: string; readonly paragraphs: readonly string[] }

const ownNews: Answer = {
  question: 'Wie merke ich mir einen Artikel?',
  paragraphs: [
    '„Artikel merken“ steht unter jedem Text. Was Sie gemerkt haben, finden Sie unter [Meine Nachrichten|/meine-nachrichten], zusammen mit Neuem aus den Themen, die Sie im [Profil|/service/profil/nachrichten] wählen.',
  ],
}

/** The portal's page of questions and answers. */
export const helpTexts = {
  title: 'Hilfe',
  text: 'Antworten auf Fragen zu Ihrem Leserkonto.',
  more: {
    headline: 'Ihre Frage ist nicht dabei?',
    description: 'Unser Aboservice hilft Ihnen gern weiter.',
    call: (phone: string, hours: string) =>
      `Den Aboservice erreichen Sie auch am Telefon: [${phone}] (${hours}).`,
    contact: 'Kontakt',
    account: 'Zu Ihrem Leserkonto',
  },
  ways: {
    title: 'Schnell erledigt',
    signIn: 'Anmelden',
    password: 'Neues Passwort',
    link: 'Abo verknüpfen',
    newsletter: 'Newsletter bestellen',
    cancel: 'Verträge hier kündigen',
  },
  /** `withNews`: the edition has news of the reader's own. */
  answers: (withNews: boolean): readonly Answer[] => [
    {
      question: 'Wie melde ich mich an?',
      paragraphs: [
        'Auf der Seite [Anmelden|/service/profil/loginRegister] mit Ihrer E-Mail-Adresse und Ihrem Passwort. Sie können sich dort auch einen Code per E-Mail schicken lassen oder einen Passkey verwenden.',
        'Ihr Leserkonto gilt bei allen Zeitungen der Gruppe.',
      ],
    },
    {
      question: 'Was tue ich, wenn ich mein Passwort vergessen habe?',
      paragraphs: [
        'Lassen Sie sich einen [Link für ein neues Passwort|/service/profil/password/request] schicken. Mit einem [Code per E-Mail|/service/profil/loginRegister/code] melden Sie sich ganz ohne Passwort an.',
      ],
    },
    {
      question: 'Wie verknüpfe ich mein Abo mit dem Konto?',
      paragraphs: [
        'Auf der Seite [Abo verknüpfen|/service/profil/linkSubscription], mit Ihrer Kundennummer oder mit Ihrem Namen und Ihrer Adresse. Danach lesen Sie, was Ihr Abo enthält.',
      ],
    },
    {
      question: 'Wie teile ich mein Abo mit der Familie?',
      paragraphs: [
        'Mit einem Familienabo laden Sie unter [Familie und Firma|/service/profil/shared-subscriptions] per E-Mail ein, wer an derselben Adresse wohnt. Wer annimmt, liest mit einem eigenen Konto.',
      ],
    },
    {
      question: 'Wie bestelle ich Newsletter, und wie bestelle ich sie ab?',
      paragraphs: [
        'Beides auf der Seite [Newsletter|/service/newsletter]. Ein Konto brauchen Sie dafür nicht: Dann bestätigen Sie die Bestellung mit einem Link, den wir Ihnen per E-Mail schicken.',
      ],
    },
    ...(withNews ? [ownNews] : []),
    {
      question: 'Wie ändere ich meine E-Mail-Adresse?',
      paragraphs: [
        'Unter [Persönliche Daten ändern|/service/profil/edit]. Die neue Adresse gilt, sobald Sie den Link bestätigt haben, den wir dorthin schicken.',
      ],
    },
    {
      question: 'Welche Daten sind über mich gespeichert?',
      paragraphs: [
        'Angemeldet sehen Sie alles unter [Ihre Daten|/service/profil/daten]. Ohne Konto fragen Sie auf der Seite [Ihre Daten ansehen|/datenauskunft] danach.',
      ],
    },
    {
      question: 'Wie lösche ich mein Leserkonto?',
      paragraphs: [
        'Unter [Profil löschen|/service/profil/delete]. Ist ein laufendes Abo verknüpft, lösen Sie dort zuerst die Verknüpfung. Das Abo selbst endet damit nicht: Dafür gibt es die Seite [Verträge hier kündigen|/kuendigung].',
      ],
    },
  ],
} as const
