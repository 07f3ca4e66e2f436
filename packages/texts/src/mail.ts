/** The page behind "Das war ich nicht" in our mails. It does not say what the mail was about: anybody may have the link. */
export const notMeTexts = {
  title: 'Das waren Sie nicht?',
  text: 'Sie haben eine E-Mail von uns bekommen, die Sie nicht angefordert haben. Mit einem Klick machen wir rückgängig, worum es darin ging.',
  submit: 'Das war ich nicht',
  done: {
    title: 'Vielen Dank für den Hinweis',
    text: 'Wir haben Ihre Meldung erhalten. Was noch offen war, ist rückgängig gemacht; Sie müssen nichts weiter tun.',
  },
  invalid: 'Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
} as const
