/** Signing in and out. */
export const sessionTexts = {
  title: 'Anmelden oder registrieren',
  tabs: { label: 'Anmelden oder registrieren', login: 'Anmelden', register: 'Registrieren' },
  login: {
    intro: 'Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.',
    submit: 'Anmelden',
    passkey: 'Mit Passkey anmelden',
    forgotten: 'Passwort vergessen?',
  },
  cookiesDisabled:
    'Ihr Browser nimmt keine Cookies an. Für die Anmeldung brauchen wir eines. Bitte erlauben Sie Cookies für diese Seite und melden Sie sich erneut an.',
  signedOut: 'Sie haben sich abgemeldet',
  ended: 'Ihre Anmeldung ist beendet. Bitte melden Sie sich erneut an.',
  signOut: 'Abmelden',
  signedIn: {
    title: 'Sie sind bereits angemeldet',
    next: 'Weiter',
  },
  /** On the way to and from the sign-on edition, and wherever a reader is known without typing. */
  signOn: {
    title: 'Anmeldung',
    keeping: 'Sie werden angemeldet …',
    as: (name: string) => `Sie sind als ${name} angemeldet.`,
    switch: 'Das bin ich nicht',
  },
  arrival: {
    checking: 'Ihre Anmeldung wird geprüft …',
    failed:
      'Die Anmeldung über den Link hat nicht geklappt. Der Link ist abgelaufen oder wurde bereits verwendet.',
    signIn: {
      title: 'Möchten Sie sich anmelden?',
      text: (maskedEmail: string) =>
        `Der Link, den Sie geöffnet haben, meldet Sie als ${maskedEmail} an. Melden Sie sich nur an, wenn das Ihr Konto ist.`,
      decline: 'Das bin ich nicht',
      accept: 'Ja, anmelden',
    },
    switch: {
      title: 'Konto wechseln?',
      text: (maskedEmail: string) =>
        `Sie sind bereits angemeldet. Der Link, den Sie geöffnet haben, führt in ein anderes Konto: ${maskedEmail}. Wechseln Sie nur, wenn das Ihr Konto ist.`,
      decline: 'Angemeldet bleiben',
      accept: 'Konto wechseln',
    },
  },
} as const

/** What the page that arrives says, by what was done on the one before. Who has only been signed in reads as whom. */
export const announcementTexts = {
  signOn: '',
  activated: 'Willkommen, Ihr Konto ist fertig.',
  passwordSet: 'Ihr neues Passwort gilt.',
  linked: 'Ihr Abo ist verknüpft.',
  registered: 'Willkommen, Ihr Konto ist fertig.',
} as const
