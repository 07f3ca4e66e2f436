/** The page behind "Das war ich nicht" in our mails. What the mail was about it says once the button is pressed. */
export const notMeTexts = {
  title: 'Das waren Sie nicht?',
  text: 'Sie haben eine E-Mail von uns bekommen, die Sie nicht angefordert haben. Mit einem Klick machen wir rückgängig, worum es darin ging.',
  submit: 'Das war ich nicht',
  done: {
    undone: {
      newsletters: 'Wir haben die Anmeldung zu den Newslettern gelöscht und schreiben Ihnen dazu nicht mehr.',
      registration: 'Wir haben die Registrierung gelöscht.',
      registrations: 'Wir haben alle offenen Registrierungen mit Ihrer Adresse gelöscht.',
      email_change:
        'Falls die Änderung der E-Mail-Adresse noch offen war, ist sie jetzt abgebrochen. Bitte ändern Sie auch Ihr Passwort.',
      link: 'Wir haben die Verknüpfung mit Ihrem Abo aufgehoben.',
      passkey:
        'Der Passkey ist entfernt, alle Geräte sind abgemeldet. Bitte wählen Sie jetzt auch ein neues Passwort.',
      device: 'Alle Geräte sind abgemeldet. Bitte wählen Sie jetzt auch ein neues Passwort.',
      invitation: 'Sie bekommen keine Einladungen mehr von uns.',
    },
    title: 'Vielen Dank für den Hinweis',
    alreadyTitle: 'Schon erledigt',
    already: 'Sie haben uns das schon gemeldet. Sie müssen nichts weiter tun.',
    overTitle: 'Dieser Link gilt nicht mehr',
    over: 'Er ist zu alt oder unvollständig. Es wurde nichts geändert. Wenn Sie um Ihr Konto fürchten, wählen Sie ein neues Passwort: Damit melden Sie alle Geräte ab.',
    newPassword: 'Neues Passwort anfordern',
  },
  invalid: 'Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
} as const
