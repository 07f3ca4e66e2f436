import { readableEmail } from '@leserkonto/rules'

/** The pages behind the links that confirm a new address and take an account back. */
export const emailTexts = {
  confirm: {
    title: 'Neue Adresse bestätigen',
    text: 'Mit einem Klick gilt Ihre neue E-Mail-Adresse.',
    whose: (masked: string) =>
      `Es geht um das Konto, das bisher zu ${masked} gehört. Kennen Sie diese Adresse nicht, schließen Sie diese Seite bitte: Das Konto könnte jemand anderem gehören.`,
    kept: [
      'Alle Geräte werden abgemeldet. Danach melden Sie sich mit der neuen Adresse an, sonst wie bisher.',
      'Über die bisherige Adresse lässt sich das Konto noch 72 Stunden lang zurückholen.',
    ],
    void: [
      'Das bisherige Passwort und alle Passkeys gelten nicht mehr. Sie wählen gleich ein neues Passwort oder melden sich mit einem Code an.',
      'Alle Geräte werden abgemeldet, auch auf anderen Webseiten, bei denen Sie sich mit Ihrem Leserkonto anmelden.',
      'Über die bisherige Adresse lässt sich das Konto noch 72 Stunden lang zurückholen.',
    ],
    keep: 'Möchten Sie Passwort und Passkeys behalten? Dann öffnen Sie den Link aus der E-Mail in dem Browser, in dem Sie angemeldet sind.',
    submit: 'Neue Adresse bestätigen',
    done: {
      title: 'Ihre E\u2011Mail\u2011Adresse ist geändert',
      text: 'Wählen Sie jetzt ein neues Passwort, dann sind Sie angemeldet. Ohne Passwort melden Sie sich mit einem Code an, den wir Ihnen an die neue Adresse schicken.',
      submit: 'Neues Passwort wählen',
      code: 'Mit Code anmelden',
    },
    failedTitle: 'Die Adresse wurde nicht geändert',
    changedTitle: 'Schon erledigt',
    changedNext:
      'Sie haben noch kein neues Passwort gewählt? Wir schicken Ihnen gern einen Link dafür. Oder Sie melden sich mit einem Code an.',
    newPassword: 'Neues Passwort anfordern',
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
      'Was seit der Änderung der Adresse hinzugekommen ist, wird entfernt: verknüpfte Kundennummern, Mitleser und angenommene Einladungen, das Bild, Gemerktes und Einstellungen. Ihre persönlichen Daten sind wieder die von damals.',
      'Beide E-Mail-Adressen bekommen eine Nachricht, und unser Aboservice sieht sich den Fall an.',
    ],
    otherwise: 'Haben Sie die Adresse selbst geändert, schließen Sie diese Seite einfach.',
    submit: 'Konto zurückholen',
    done: {
      title: 'Ihr Konto gehört wieder Ihnen',
      text: (email: string) =>
        `Es gehört wieder zu ${readableEmail(email)}. Wählen Sie jetzt ein neues Passwort, dann sind Sie angemeldet.`,
      look: 'Bitte sehen Sie danach Ihre persönlichen Daten, Ihr Abo, Ihre Mitleser und Ihre Newsletter durch. Was jemand gelöscht hat, können wir nicht wiederherstellen.',
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
