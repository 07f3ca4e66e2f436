/** Words every mail shares. */
export const mailFrame = {
  greeting: (name: string) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  closing: 'Freundliche Grüße',
  team: (ofEdition: string) => `Ihr Team ${ofEdition}`,
  buttonHint: 'Die Schaltfläche geht nicht? Dann kopieren Sie diese Adresse in Ihren Browser:',
  /** Short names of links that follow a sentence. */
  links: {
    password: 'Neues Passwort wählen',
    newsletters: 'Newsletter verwalten',
    unsubscribe: 'Alle Newsletter abbestellen',
    security: 'Anmeldung und Sicherheit',
    deletion: 'Profil löschen',
  },
  /** The telephone number follows, and in brackets when it answers. */
  help: 'Fragen? Antworten Sie einfach auf diese E-Mail, oder rufen Sie unseren Aboservice an:',
  /** The button of a mail after which there is nothing to do. */
  helpAction: 'Hilfe und Kontakt',
  frontAction: 'Zur Startseite',
  registerAction: 'Eigenes Konto anlegen',
  /** What somebody typed into a form follows as a quotation: the receiver may be somebody else. */
  quoted: 'Ihre Angaben, wie sie in das Formular eingetragen wurden:',
  helpPage: 'Hilfe',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  service: 'Diese E-Mail gehört zu Ihrem Leserkonto. Sie enthält keine Werbung.',
} as const

/** The mail after a registration. */
export const activationMailTexts = {
  subject: 'Bitte bestätigen Sie Ihre Registrierung',
  preheader: 'Ein Klick fehlt noch, dann ist Ihr Konto fertig. Der Link gilt 72 Stunden.',
  intro: (where: string) => `mit dieser Adresse wurde ein Konto ${where} angelegt.`,
  ask: 'Bitte bestätigen Sie, dass die Adresse Ihnen gehört. Danach können Sie sich anmelden.',
  newsletters: (titles: string) => `Damit bestätigen Sie auch Ihre Anmeldung zu: ${titles}.`,
  action: 'Registrierung bestätigen',
  validity: 'Der Link gilt 72 Stunden.',
  notYou:
    'Sie haben sich nicht registriert? Dann müssen Sie nichts tun: Ohne Bestätigung löschen wir die Angaben. Hier löschen Sie sie sofort:',
} as const

/** The mail to somebody who has an account already. */
export const accountExistsMailTexts = {
  subject: 'Sie haben bereits ein Konto',
  preheader: 'Melden Sie sich einfach an. Passwort vergessen? Auch das geht von hier.',
  intro: (where: string) => `jemand, vermutlich Sie, wollte sich mit dieser Adresse ${where} registrieren.`,
  fact: 'Sie haben bereits ein Konto. Es ist nichts weiter zu tun: Melden Sie sich einfach an.',
  action: 'Anmelden',
  reset: 'Passwort vergessen? Hier setzen Sie es zurück:',
  notYou: 'Das waren Sie nicht? Dann können Sie diese E-Mail ignorieren. Ihr Konto ist unverändert.',
} as const

/** The mail with a link to set a new password. */
export const passwordResetMailTexts = {
  subject: 'Passwort zurücksetzen',
  preheader: 'Der Link gilt 60 Minuten. Bis dahin bleibt Ihr Passwort, wie es ist.',
  intro: (where: string) =>
    `für Ihr Konto ${where} wurde ein Link angefordert, um ein neues Passwort zu wählen.`,
  action: 'Neues Passwort wählen',
  validity: 'Der Link gilt 60 Minuten und kann einmal verwendet werden.',
  notYou: 'Das waren Sie nicht? Dann können Sie diese E-Mail ignorieren. Ihr Passwort bleibt unverändert.',
} as const

/** The mail with a code to sign in with; it fits an address with and one without an account. */
export const loginCodeMailTexts = {
  subject: (code: string) => `${code} ist Ihr Anmeldecode`,
  headline: 'Ihr Anmeldecode',
  preheader: 'Er gilt 10 Minuten. Geben Sie ihn nicht weiter, auch nicht am Telefon.',
  enter: 'geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben:',
  label: 'Ihr Code:',
  use: (where: string) =>
    `Damit melden Sie sich ${where} an. Haben Sie noch kein Konto, legen Sie damit eines an.`,
  asked: (at: string, device: string) => `Angefordert am ${at}. Gerät: ${device}.`,
  validity: 'Der Code gilt 10 Minuten und kann einmal verwendet werden.',
  notYou:
    'Das waren Sie nicht? Dann müssen Sie nichts tun: Ohne den Code kommt niemand in Ihr Konto. Geben Sie ihn nicht weiter, auch nicht am Telefon. Wir fragen nie danach.',
} as const

/** The mail to the owner of a blocked account who asks for a code. */
export const loginBlockedMailTexts = {
  subject: 'Ihr Konto ist gesperrt',
  preheader: 'Deshalb kommt kein Code. Unser Aboservice hilft Ihnen weiter.',
  asked: (where: string) => `jemand, vermutlich Sie, wollte sich mit dieser Adresse ${where} anmelden.`,
  fact: 'Ihr Konto ist gesperrt. Deshalb schicken wir Ihnen keinen Code.',
  next: 'Bitte wenden Sie sich an unseren Aboservice. Sie können einfach auf diese E-Mail antworten.',
} as const

/** The mail after a login from an unknown browser. */
export const newDeviceMailTexts = {
  subject: 'Neue Anmeldung bei Ihrem Konto',
  preheader: (at: string, device: string) => `${device}, ${at}. Waren Sie das?`,
  intro: (where: string, at: string, device: string) =>
    `mit Ihrem Konto hat sich am ${at} jemand auf einem neuen Gerät ${where} angemeldet: ${device}.`,
  fine: 'Waren Sie das? Dann ist alles in Ordnung, und Sie müssen nichts tun.',
  notYou:
    'Waren Sie das nicht? Hier melden Sie alle Geräte ab, und Ihr bisheriges Passwort gilt nicht mehr. Danach wählen Sie ein neues:',
} as const

/** The mail after many failed logins. */
export const loginFailuresMailTexts = {
  subject: 'Fehlgeschlagene Anmeldungen',
  preheader: 'Mehr als zehn in 24 Stunden. Ihr Konto ist nicht gesperrt.',
  intro: (where: string) =>
    `für Ihr Konto ${where} gab es in den letzten 24 Stunden mehr als zehn fehlgeschlagene Anmeldungen.`,
  safe: 'Ihr Konto ist nicht gesperrt. Wenn Sie das nicht selbst waren, schützt Sie ein langes Passwort, das Sie nur hier verwenden.',
  forgotten: 'Passwort vergessen oder zur Sicherheit ändern? Hier wählen Sie ein neues:',
} as const

/** The mail after a passkey was added. */
export const passkeyAddedMailTexts = {
  subject: 'Neuer Passkey für Ihr Konto',
  preheader: (at: string, device: string) => `Angelegt mit ${device}, ${at}. Waren Sie das?`,
  intro: (where: string, at: string, device: string) =>
    `für Ihr Konto ${where} wurde am ${at} ein Passkey angelegt: ${device}. Damit können Sie sich ohne Passwort anmelden.`,
  fine: 'Waren Sie das? Dann ist alles in Ordnung, und Sie müssen nichts tun.',
  notYou:
    'Waren Sie das nicht? Hier melden Sie alle Geräte ab; Ihr bisheriges Passwort und alle Passkeys gelten dann nicht mehr. Danach wählen Sie ein neues Passwort:',
  all: 'Alle Wege zu Ihrem Konto finden Sie unter „Anmeldung und Sicherheit“:',
} as const

/** The mail after a password was changed or reset. */
export const passwordChangedMailTexts = {
  subject: 'Ihr Passwort wurde geändert',
  preheader: (at: string) => `Am ${at}. Auf anderen Geräten sind Sie jetzt abgemeldet.`,
  intro: (where: string, at: string) => `das Passwort Ihres Kontos ${where} wurde am ${at} geändert.`,
  sessions: 'Auf Ihren anderen Geräten sind Sie jetzt abgemeldet.',
  passkeys: 'Auch Ihre Passkeys gelten nicht mehr. Sie können jederzeit neue anlegen.',
  notYou: 'Das waren Sie nicht? Dann setzen Sie Ihr Passwort bitte sofort zurück:',
} as const

/** The mail after the first password of an account without one. */
export const passwordSetMailTexts = {
  subject: 'Ihr Konto hat jetzt ein Passwort',
  preheader: (at: string) => `Festgelegt am ${at}. Der Code per E-Mail bleibt möglich.`,
  intro: (where: string, at: string) => `für Ihr Konto ${where} wurde am ${at} ein Passwort festgelegt.`,
  ways: 'Sie können sich damit anmelden oder weiterhin mit einem Code, den wir Ihnen per E-Mail schicken.',
  sessions: 'Auf Ihren anderen Geräten sind Sie jetzt abgemeldet.',
  notYou: 'Das waren Sie nicht? Dann setzen Sie das Passwort bitte sofort zurück:',
} as const

/** The mail after a password was removed. */
export const passwordRemovedMailTexts = {
  subject: 'Ihr Passwort wurde entfernt',
  preheader: 'Sie melden sich jetzt mit einem Code an, der per E-Mail kommt.',
  intro: (where: string, at: string) => `das Passwort Ihres Kontos ${where} wurde am ${at} entfernt.`,
  ways: 'Sie melden sich jetzt mit einem Code an, den wir Ihnen per E-Mail schicken.',
  sessions: 'Auf Ihren anderen Geräten sind Sie jetzt abgemeldet.',
  notYou:
    'Das waren Sie nicht? Dann legen Sie bitte sofort ein neues Passwort fest. Alle Geräte werden dabei abgemeldet:',
} as const

/** The mail to the new address of a reader who wants to change it. */
export const emailChangeConfirmMailTexts = {
  subject: 'Neue E-Mail-Adresse bestätigen',
  preheader: 'Bitte nur bestätigen, wenn Sie das Konto kennen.',
  intro: (where: string, masked: string) =>
    `diese Adresse soll die neue Adresse eines Kontos ${where} werden. Bisher gehört das Konto zu ${masked}.`,
  ways: 'Sobald Sie bestätigen, gilt sie für die Anmeldung. Alle Geräte werden dabei abgemeldet, und Sie wählen ein neues Passwort. Ihr Passwort und Ihre Passkeys behalten Sie, wenn Sie in einem Browser bestätigen, in dem Sie angemeldet sind.',
  former: 'Über die bisherige Adresse lässt sich das Konto danach noch 72 Stunden lang zurückholen.',
  action: 'E-Mail-Adresse bestätigen',
  validity: (until: string) => `Der Link gilt bis zum ${until}.`,
  notYou:
    'Das waren Sie nicht, oder Sie kennen die bisherige Adresse nicht? Dann bestätigen Sie bitte nicht: Das Konto könnte jemand anderem gehören. Diese E-Mail können Sie ignorieren, es ändert sich nichts.',
} as const

/** The mail to the old address of a reader who wants to change it. */
export const emailChangeNoticeMailTexts = {
  subject: 'Ihre E-Mail-Adresse soll geändert werden',
  preheader: (masked: string) => `In ${masked}. Waren Sie das nicht? Noch lässt es sich abbrechen.`,
  intro: (where: string, masked: string) =>
    `die E-Mail-Adresse Ihres Kontos ${where} soll in ${masked} geändert werden.`,
  next: 'Die Änderung gilt, sobald sie über die neue Adresse bestätigt ist. Bis dahin melden Sie sich wie bisher an.',
  notYou: 'Das waren Sie nicht? Hier brechen Sie die Änderung ab:',
  password: 'Ändern Sie dann bitte auch Ihr Passwort.',
} as const

/** The mail to the former address of a reader, once another one is confirmed. */
export const emailChangedMailTexts = {
  subject: 'Ihre E-Mail-Adresse wurde geändert',
  preheader: (at: string) => `Am ${at}. Waren Sie das nicht? Holen Sie sich Ihr Konto zurück.`,
  intro: (where: string, masked: string, at: string) =>
    `die E-Mail-Adresse Ihres Kontos ${where} wurde am ${at} in ${masked} geändert. Mit dieser Adresse können Sie sich nicht mehr anmelden.`,
  fine: 'Waren Sie das? Dann ist alles in Ordnung, und Sie müssen nichts tun.',
  notYou:
    'Waren Sie das nicht? Dann holen Sie sich Ihr Konto bitte gleich zurück. Passwort, Passkeys und alle Anmeldungen gelten danach nicht mehr.',
  action: 'Konto zurückholen',
  validity:
    'Das geht 72 Stunden lang und solange das Konto nicht gelöscht ist. Geben Sie diese E-Mail nicht weiter: Wer den Link hat, bekommt das Konto.',
  returned: 'Zu einer früheren Adresse. Waren Sie das nicht? Unser Aboservice hilft Ihnen.',
  noLink: 'Das waren Sie nicht? Dann antworten Sie bitte auf diese E-Mail. Unser Aboservice hilft Ihnen.',
} as const

/** The mail to a mailbox that has taken its account back. */
export const takenBackMailTexts = {
  subject: 'Ihr Konto gehört wieder Ihnen',
  preheader: 'Bitte wählen Sie jetzt ein neues Passwort, und sehen Sie Ihre Angaben durch.',
  intro: (where: string, at: string) =>
    `Ihr Konto ${where} wurde am ${at} zurückgeholt. Es gehört wieder zu dieser E-Mail-Adresse.`,
  void: 'Das bisherige Passwort und alle Passkeys gelten nicht mehr, alle Geräte sind abgemeldet, auch auf anderen Webseiten, bei denen Sie sich mit Ihrem Leserkonto anmelden.',
  look: 'Bitte sehen Sie Ihre persönlichen Daten, Ihr Abo, Ihre Mitleser und Ihre Newsletter durch. Was seit der Änderung der Adresse hinzugekommen ist, haben wir entfernt; was jemand gelöscht hat, können wir nicht wiederherstellen.',
  action: 'Neues Passwort wählen',
  support: 'Unser Aboservice sieht sich den Fall an. Bei Fragen antworten Sie einfach auf diese E-Mail.',
} as const

/** The mail to the mailbox an account was taken back from. */
export const takenBackFromMailTexts = {
  subject: 'Ein Konto wurde zurückgeholt',
  preheader: 'Es gehört nicht mehr zu dieser E-Mail-Adresse. Alle Geräte sind abgemeldet.',
  intro: (where: string, at: string) =>
    `ein Konto ${where} gehört seit dem ${at} nicht mehr zu dieser E-Mail-Adresse. Über seine frühere Adresse wurde es zurückgeholt.`,
  fact: 'Alle Geräte sind abgemeldet, und das bisherige Passwort gilt nicht mehr.',
  yours:
    'Was Sie seit der Änderung der Adresse in dem Konto hinzugefügt haben, ist daraus entfernt, auch verknüpfte Kundennummern und angenommene Einladungen. In einem eigenen Konto mit dieser Adresse können Sie Ihr Abo wieder verknüpfen.',
  notRight: 'Ist das nicht richtig? Dann antworten Sie bitte auf diese E-Mail. Unser Aboservice hilft Ihnen.',
} as const
