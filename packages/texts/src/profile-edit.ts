import { readableEmail } from '@leserkonto/rules'
import { duration } from './login-code.ts'

/** Changing the personal data and the address. */
export const profileEditTexts = {
  title: 'Persönliche Daten ändern',
  text: 'So sprechen wir Sie an, und so erreichen wir Sie.',
  emailHint:
    'Wenn Sie die Adresse ändern, schicken wir einen Link an die neue Adresse. Sie gilt erst, wenn Sie ihn bestätigen; dann enden alle Anmeldungen. Über die bisherige Adresse lässt sich das Konto danach noch 72 Stunden lang zurückholen.',
  passwordHint: 'Eine neue E-Mail-Adresse bestätigen Sie mit Ihrem Passwort.',
  usernameHint:
    'Den Benutzernamen sehen Sie selbst, und Partner, denen Sie es erlauben. Nur Buchstaben und die Zeichen . , - _ &, keine Leerzeichen.',
  takeProposal: (username: string) => `Vorschlag: „${username}“ übernehmen`,
  birthDateHint: 'Freiwillig, zum Beispiel 31.12.1980.',
  birthDateOfPublisher: (day: string) =>
    `Ihr Geburtsdatum ist beim Verlag hinterlegt: ${day}. Ist es falsch, hilft Ihnen der Aboservice weiter.`,
  submit: 'Änderungen speichern',
  toProfile: 'Zur Übersicht',
  delete: 'Profil löschen',
  saved: 'Ihre Daten sind gespeichert.',
  pending: {
    title: 'Bitte bestätigen Sie die neue Adresse',
    text: (email: string) => `Wir haben eine E-Mail mit einem Link an ${readableEmail(email)} geschickt.`,
    others: 'Ihre übrigen Änderungen sind gespeichert.',
    next: 'Öffnen Sie den Link innerhalb von 24 Stunden. Bis dahin melden Sie sich mit der bisherigen Adresse an.',
    label: 'Neue E-Mail-Adresse',
    waiting: (email: string) =>
      `Ihre neue Adresse ${readableEmail(email)} wartet auf Bestätigung. Bis dahin gilt die bisherige.`,
    again: 'E\u2011Mail erneut senden',
    resent: 'Die E-Mail sollte in wenigen Minuten da sein. Bitte verwenden Sie nur den neuen Link.',
    over: 'Es wartet keine neue Adresse mehr auf Bestätigung.',
    waits: (seconds: number) => `Erneut senden können Sie in ${duration(seconds)}.`,
    cancel: 'Änderung abbrechen',
    cancelled: 'Die Änderung ist abgebrochen. Ihre bisherige Adresse gilt weiter.',
  },
} as const
