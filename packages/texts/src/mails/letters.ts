/**
 * The letter after the first confirmation. It says what the account can do, and nothing about what is sold: it is no
 * advertising (§ 7 UWG). Source: docs/spec/flows.md#service-mails.
 */
export const welcomeMailTexts = {
  subject: (where: string) => `Willkommen ${where}`,
  preheader: 'Ihr Konto ist fertig. Was es kann, und wie Sie es einrichten.',
  intro: 'schön, dass Sie da sind. Ihr Leserkonto ist fertig.',
  uses: 'Mit ihm merken Sie sich Artikel für später und wählen, welche Themen Sie zuerst lesen. Sie bestellen Newsletter und beenden sie wieder, wann Sie wollen. Haben Sie ein Abo, dann verknüpfen Sie es mit dem Konto, und Sie lesen überall, was es enthält.',
  signIn:
    'Anmelden können Sie sich, wie es Ihnen am liebsten ist: mit einem Code aus einer E-Mail, mit einem Passwort oder mit einem Passkey, also ganz ohne beides.',
  action: 'Konto einrichten',
  reply: 'Und wenn etwas nicht gelingt: Antworten Sie einfach auf diese E-Mail.',
} as const

/** The letter after a year: thanks, and whether all is still right (Art. 5(1)d DSGVO). No advertising either. */
export const anniversaryMailTexts = {
  subject: 'Seit einem Jahr dabei: vielen Dank',
  preheader: 'Ein kurzer Blick genügt: Stimmt noch alles in Ihrem Leserkonto?',
  intro: (where: string) =>
    `seit einem Jahr haben Sie Ihr Leserkonto ${where}. Vielen Dank für Ihre Treue und für Ihr Vertrauen.`,
  look: 'Das ist ein guter Anlass für einen kurzen Blick: Stimmen Ihr Name und Ihre E-Mail-Adresse noch? Auf welchen Geräten sind Sie angemeldet, und welche Newsletter bekommen Sie?',
  action: 'Mein Konto ansehen',
  leave: 'Sie brauchen Ihr Profil nicht mehr? Hier löschen Sie es mit allen Daten:',
} as const
