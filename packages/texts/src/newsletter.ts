/** What a newsletter form is answered with. */
export const newsletterAnswers = {
  mailSent:
    'Bitte prüfen Sie Ihr Postfach: Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin und bestätigen Sie damit Ihre Anmeldung.',
  confirmed: 'Ihre Newsletter-Anmeldung ist gespeichert.',
  editLink:
    'Wenn zu dieser E-Mail-Adresse Newsletter bestehen, haben wir Ihnen einen Link geschickt, mit dem Sie sie verwalten.',
} as const
