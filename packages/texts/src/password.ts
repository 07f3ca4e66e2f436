import { readableEmail } from '@leserkonto/rules'

/** A forgotten password, and a changed one. */
export const passwordTexts = {
  request: {
    title: 'Passwort zurücksetzen',
    text: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    submit: 'Link anfordern',
    toLogin: 'Zur Anmeldung',
    sent: {
      title: 'Bitte prüfen Sie Ihr Postfach',
      /** The same for every address. Source: docs/spec/account.md#neutral-answers. */
      text: (email: string) =>
        `Wenn zu ${readableEmail(email)} ein Konto besteht, haben wir einen Link zum Zurücksetzen dorthin geschickt.`,
      next: 'Der Link gilt 60 Minuten.',
      otherAddress: 'Andere Adresse verwenden',
    },
  },
  reset: {
    title: 'Neues Passwort wählen',
    whose: (maskedEmail: string) =>
      `Neues Passwort für ${maskedEmail}. Ist das nicht Ihre Adresse? Dann verwenden Sie diesen Link bitte nicht.`,
    text: 'Danach geht es hier gleich weiter. Auf allen anderen Geräten melden Sie sich mit dem neuen Passwort an.',
    /** The page knows the address masked, and no name. */
    owner: 'Bitte verwenden Sie nicht Ihren Namen und nicht Ihre E-Mail-Adresse.',
    submit: 'Passwort speichern',
    deadTitle: 'Dieser Link gilt nicht mehr',
    incompleteTitle: 'Dieser Link ist unvollständig',
    newLink: 'Neuen Link anfordern',
  },
  update: {
    title: 'Passwort ändern',
    text: 'Hier bleiben Sie angemeldet. Auf allen anderen Geräten melden Sie sich danach mit dem neuen Passwort an.',
    newPassword: 'Neues Passwort',
    submit: 'Passwort ändern',
    forgotten: 'Passwort vergessen?',
    toProfile: 'Zur Übersicht',
    done: {
      changed: 'Ihr Passwort ist geändert',
      set: 'Ihr Passwort ist festgelegt',
      removed: 'Ihr Passwort ist entfernt',
      text: 'Auf Ihren anderen Geräten haben wir Sie abgemeldet. Wir haben Ihnen die Änderung auch per E-Mail bestätigt.',
    },
  },
  /** The same page for an account without one. */
  first: {
    title: 'Passwort festlegen',
    text: 'Danach können Sie sich mit dem Passwort oder weiterhin mit einem Code anmelden. Auf allen anderen Geräten werden Sie abgemeldet.',
    submit: 'Passwort festlegen',
  },
  remove: {
    title: 'Ohne Passwort anmelden',
    text: 'Sie können Ihr Passwort entfernen. Dann melden Sie sich mit einem Code an, den wir Ihnen per E-Mail schicken.',
    ask: 'Passwort entfernen',
    dialog: {
      title: 'Passwort entfernen?',
      text: 'Auf allen anderen Geräten werden Sie abgemeldet. Ein neues Passwort können Sie jederzeit festlegen.',
      submit: 'Passwort jetzt entfernen',
      cancel: 'Abbrechen',
    },
  },
} as const
