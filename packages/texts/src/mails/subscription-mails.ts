/** The mail after a customer number was linked. */
export const linkDoneMailTexts = {
  subject: 'Ihr Abo ist verknüpft',
  preheader: (titles: string) => `Ab sofort lesen Sie mit Ihrem Konto: ${titles}.`,
  intro: (where: string, gpNumber: string) =>
    `Ihr Konto ${where} ist jetzt mit der Kundennummer ${gpNumber} verknüpft.`,
  plans: (titles: string) => `Damit lesen Sie mit Ihrem Konto: ${titles}.`,
  action: 'Ihr Abo ansehen',
  notYou: 'Das waren Sie nicht? Dann ändern Sie bitte Ihr Passwort:',
} as const

/** The mail after the service has found the reader's customer by itself and linked it. */
export const linkFoundMailTexts = {
  subject: 'Wir haben Ihr Abo mit Ihrem Konto verknüpft',
  preheader: (titles: string) => `Sie müssen nichts tun. Sie lesen jetzt: ${titles}.`,
  intro: (where: string, gpNumber: string) =>
    `zu Ihrer E-Mail-Adresse gibt es ein laufendes Abo. Wir haben es mit Ihrem Konto ${where} verknüpft, unter der Kundennummer ${gpNumber}.`,
  plans: (titles: string) => `Damit lesen Sie mit Ihrem Konto: ${titles}.`,
  action: 'Ihr Abo ansehen',
  notYours: 'Das ist nicht Ihr Abo? Hier heben Sie die Verknüpfung auf:',
} as const

/** The mail after a link was removed, no matter by whom. */
export const linkRemovedMailTexts = {
  subject: 'Die Verknüpfung wurde aufgehoben',
  preheader: 'Ihr Abo läuft weiter. Sie können es jederzeit wieder verknüpfen.',
  intro: (where: string, gpNumber: string) =>
    `Ihr Konto ${where} ist nicht mehr mit der Kundennummer ${gpNumber} verknüpft.`,
  fact: 'Ihr Abo läuft davon unberührt weiter. Mit Ihrer Kundennummer und der Postleitzahl der Lieferadresse können Sie es jederzeit wieder verknüpfen.',
  action: 'Abo verknüpfen',
} as const

/** The mail to the address the publisher has on file, when the account uses another one. */
export const linkNoticeMailTexts = {
  subject: 'Ihr Abo wurde mit einem Leserkonto verknüpft',
  preheader: (masked: string) => `Mit dem Konto ${masked}. Kennen Sie es?`,
  intro: (where: string, masked: string) => `Ihr Abo wurde mit dem Leserkonto ${masked} ${where} verknüpft.`,
  reason: 'Wir schreiben Ihnen, weil diese Adresse zu Ihrem Abo hinterlegt ist.',
  yours: 'Ist das Ihr Konto oder das eines Haushaltsmitglieds? Dann ist nichts weiter zu tun.',
  notYou: 'Das waren Sie nicht? Hier heben Sie die Verknüpfung auf:',
} as const

/** The mail that answers a request for lost login data. */
export const accessDataMailTexts = {
  subject: 'Ihre Zugangsdaten',
  preheader: 'Ihre E-Mail-Adresse genügt. So melden Sie sich an.',
  intro: (where: string) => `für Ihr Abo wurden die Zugangsdaten ${where} angefordert.`,
  fact: 'Sie melden sich mit der E-Mail-Adresse an, an die diese Nachricht ging, und mit Ihrem Passwort oder einem Code, den wir Ihnen schicken.',
  action: 'Anmelden',
  reset: 'Passwort vergessen? Hier setzen Sie es zurück:',
  notYou: 'Das waren Sie nicht? Dann können Sie diese E-Mail ignorieren. Ihr Konto ist unverändert.',
} as const

/** The mail after a profile was deleted. */
export const deleteDoneMailTexts = {
  subject: 'Ihr Profil wurde gelöscht',
  preheader: 'Was entfernt ist, und was wir aufbewahren müssen.',
  intro: (where: string, at: string) => `Ihr Profil ${where} wurde am ${at} gelöscht.`,
  formerly:
    'Bis vor Kurzem gehörte es zu dieser E-Mail-Adresse. Zurückholen lässt es sich jetzt nicht mehr, denn seine Daten gibt es nicht mehr.',
  notYou:
    'Das waren Sie nicht? Dann antworten Sie bitte auf diese E-Mail. Unser Aboservice hilft Ihnen, auch mit Ihrem Abo. Ein neues Konto können Sie mit dieser Adresse jederzeit anlegen.',
  fact: 'Ihre Angaben, Ihr Profilbild, Ihre Einstellungen, Merkliste und Newsletter sind entfernt, alle Geräte sind abgemeldet.',
  kept: 'Aufbewahrt wird nur, wozu wir gesetzlich verpflichtet sind: der Nachweis Ihrer Newsletter-Einwilligungen, ohne Ihre Adresse.',
} as const
