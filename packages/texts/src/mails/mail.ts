import { emailChangedMailTexts } from './mails.ts'

const registration = {
  text: 'Jemand wollte mit Ihrer E-Mail-Adresse ein Konto anlegen? Dann löschen wir diese Registrierung.',
  submit: 'Registrierung löschen',
}

const endsAll =
  'Ihr bisheriges Passwort und alle Passkeys gelten danach nicht mehr, und auch auf anderen Webseiten, bei denen Sie sich mit Ihrem Leserkonto anmelden, sind Sie abgemeldet. Danach wählen Sie ein neues Passwort.'
const allEnded = 'Alle Geräte sind abgemeldet. Ihr bisheriges Passwort und alle Passkeys gelten nicht mehr.'

/** The page behind "Das war ich nicht" in our mails, and what its button and that of the mail are called. */
export const notMeTexts = {
  title: 'Das waren Sie nicht?',
  asks: {
    newsletters: {
      text: 'Jemand hat Sie zu unseren Newslettern angemeldet? Dann löschen wir diese Anmeldung und schreiben Ihnen dazu nicht mehr.',
      submit: 'Anmeldung löschen',
    },
    registration,
    registrations: registration,
    email_change: {
      text: 'Jemand will die E-Mail-Adresse Ihres Kontos ändern? Dann brechen wir die Änderung ab: Ihre Adresse bleibt, wie sie ist.',
      submit: 'Änderung abbrechen',
    },
    link: {
      text: 'Ein Abo wurde mit einem Leserkonto verknüpft, und das soll nicht so sein? Dann heben wir die Verknüpfung auf.',
      submit: 'Verknüpfung aufheben',
    },
    passkey: {
      text: `Jemand hat für Ihr Konto einen Passkey angelegt? Dann melden wir alle Geräte ab, auch dieses. ${endsAll}`,
      submit: 'Alle Geräte abmelden',
    },
    device: {
      text: `Jemand hat sich mit Ihrem Konto angemeldet? Dann melden wir alle Geräte ab, auch dieses. ${endsAll}`,
      submit: 'Alle Geräte abmelden',
    },
    invitation: {
      text: 'Sie wollen keine Einladungen zu einem Familien- oder Firmenabo? Dann schicken wir an Ihre Adresse keine mehr.',
      submit: 'Adresse sperren',
    },
  },
  done: {
    undone: {
      newsletters: 'Wir haben die Anmeldung zu den Newslettern gelöscht und schreiben Ihnen dazu nicht mehr.',
      registration: 'Wir haben die Registrierung gelöscht.',
      registrations: 'Wir haben alle offenen Registrierungen mit Ihrer Adresse gelöscht.',
      email_change: 'Die Änderung der E-Mail-Adresse ist abgebrochen. Bitte ändern Sie auch Ihr Passwort.',
      link: 'Wir haben die Verknüpfung mit Ihrem Abo aufgehoben.',
      passkey: allEnded,
      device: allEnded,
      invitation: 'Sie bekommen keine Einladungen mehr von uns.',
    },
    title: 'Vielen Dank für den Hinweis',
    alreadyTitle: 'Schon erledigt',
    already: 'Sie haben uns das schon gemeldet. Sie müssen nichts weiter tun.',
    alreadyPassword:
      'Sie haben uns das schon gemeldet. Haben Sie noch kein neues Passwort gewählt? Wir schicken Ihnen gern einen Link dafür.',
    /** A reset of the password, or the link of another mail, has ended what this one was about. */
    settled:
      'Seit dieser E-Mail wurde das Passwort des Kontos zurückgesetzt: Dabei haben wir alle Geräte abgemeldet und alle Passkeys entfernt. Ihr jetziges Passwort bleibt, wie es ist. Wenn Sie keines haben oder es nicht kennen, schicken wir Ihnen gern einen Link für ein neues.',
    overTitle: 'Dieser Link gilt nicht mehr',
    over: 'Er ist zu alt, schon erledigt oder unvollständig. Es wurde nichts geändert. Wenn Sie um Ihr Konto fürchten, wählen Sie ein neues Passwort: Damit melden Sie alle Geräte ab.',
    // A heading breaks at none of these hyphens, on a narrow screen either.
    tooLateTitle: 'Die E\u2011Mail\u2011Adresse ist schon geändert',
    tooLate: `Abbrechen lässt sich die Änderung nicht mehr, aber Sie können Ihr Konto zurückholen: An Ihre bisherige Adresse ging eine weitere E-Mail mit dem Betreff „${emailChangedMailTexts.subject}“. Darin steht „${emailChangedMailTexts.action}“. Das geht 72 Stunden lang.`,
    tooLateNext:
      'Ist die Zeit vorbei, oder finden Sie die E-Mail nicht? Dann antworten Sie bitte auf die E-Mail, aus der Sie kommen. Unser Aboservice hilft Ihnen.',
    /** The old password has ended, and this mailbox may have lost the account. */
    moved: `Wurde die E-Mail-Adresse des Kontos inzwischen geändert? Dann holen Sie es bitte mit der E-Mail „${emailChangedMailTexts.subject}“ zurück.`,
    choosePassword: 'Neues Passwort wählen',
    newPassword: 'Neues Passwort anfordern',
  },
} as const
