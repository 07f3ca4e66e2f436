/** The pages behind the links that confirm a new address and take an account back. */
export const emailTexts = {
  confirm: {
    title: 'Neue Adresse bestätigen',
    text: 'Mit einem Klick gilt Ihre neue E-Mail-Adresse. Zu Ihrer Sicherheit enden dann alle Anmeldungen, und Sie melden sich mit der neuen Adresse an. Über die bisherige Adresse lässt sich das Konto danach noch 72 Stunden lang zurückholen.',
    submit: 'Neue Adresse bestätigen',
    failedTitle: 'Die Adresse wurde nicht geändert',
    changedTitle: 'Schon erledigt',
    signIn: 'Anmelden',
    again: 'Adresse erneut ändern',
  },
  takeBack: {
    title: 'Konto zurückholen?',
    text: 'Die E-Mail-Adresse Ihres Kontos wurde geändert, und das waren nicht Sie? Dann holen Sie das Konto hier zurück:',
    does: [
      'Ihr Konto gehört wieder zu der E-Mail-Adresse, an die wir Ihnen geschrieben haben.',
      'Das bisherige Passwort und alle Passkeys gelten nicht mehr.',
      'Alle Geräte werden abgemeldet, auch auf anderen Webseiten, bei denen Sie sich mit Ihrem Leserkonto anmelden. Was diese sehen durften, ist widerrufen.',
      'Beide E-Mail-Adressen bekommen eine Nachricht, und unser Aboservice sieht sich den Fall an.',
    ],
    otherwise: 'Haben Sie die Adresse selbst geändert, schließen Sie diese Seite einfach.',
    submit: 'Konto zurückholen',
    done: {
      title: 'Ihr Konto gehört wieder Ihnen',
      text: (email: string) =>
        `Es gehört wieder zu ${email}. Wählen Sie jetzt ein neues Passwort, dann sind Sie angemeldet.`,
      look: 'Bitte sehen Sie danach Ihre persönlichen Daten, Ihr Abo, Ihre Mitleser und Ihre Newsletter durch. Was jemand dort geändert hat, machen wir nicht von selbst rückgängig.',
      submit: 'Neues Passwort wählen',
    },
    failedTitle: 'Das Konto wurde nicht zurückgeholt',
    failedNext:
      'Gehört das Konto noch zu Ihrer E-Mail-Adresse? Dann wählen Sie ein neues Passwort: Damit melden Sie alle Geräte ab.',
    usedTitle: 'Schon erledigt',
    usedNext: 'Haben Sie noch kein neues Passwort gewählt? Wir schicken Ihnen gern einen Link dafür.',
    newPassword: 'Neues Passwort anfordern',
    signIn: 'Anmelden',
  },
} as const
