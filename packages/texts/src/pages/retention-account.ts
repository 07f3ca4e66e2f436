import { after, until, type Words, years } from './retention-words.ts'

/** Accounts. */
export const account = {
  account: {
    what: 'Ihr Konto: Name, E-Mail-Adresse, Passwort (nur als Prüfsumme), und Ihr Geburtsdatum, wenn Sie es angeben',
    why: 'um Ihr Konto zu führen',
    howLong: until('Sie Ihr Profil löschen'),
  },
  choices: {
    what: 'Einstellungen und gemerkte Artikel',
    why: 'damit Sie wiederfinden, was Sie gewählt haben',
    howLong: until('Sie sie entfernen oder Ihr Profil löschen'),
  },
  freeArticles: {
    what: 'Plus-Artikel, die Sie ohne Abo frei gelesen haben',
    why: 'um Ihre freien Artikel im Monat zu zählen, jeden nur einmal',
    howLong: after('dem ersten Öffnen des Artikels'),
  },
  gifts: {
    what: 'Artikel, die Sie verschenkt haben, und wie oft sie geöffnet wurden; nicht von wem',
    why: 'damit der Link den Artikel öffnet und Sie ihn zurücknehmen können',
    howLong: after('dem Verschenken'),
  },
  picture: {
    what: 'Profilbild',
    why: 'um es in Ihrem Profil zu zeigen',
    howLong: (span: string) =>
      `bis Sie es entfernen oder ersetzen; ein Bild, dessen Übertragung abbrach, ${span} lang`,
  },
  passkeys: {
    what: 'Passkeys',
    why: 'damit Sie sich ohne Passwort anmelden können',
    howLong: until('Sie sie entfernen, Ihr Passwort zurücksetzen oder Ihr Profil löschen'),
  },
  pushBrowsers: {
    what: 'Browser, in denen Sie Push-Nachrichten eingeschaltet haben: Adresse beim Push-Dienst des Browsers (verschlüsselt) und gewählte Themen',
    why: 'um Ihnen zu schicken, was Sie gewählt haben; die Nachrichten laufen verschlüsselt über den Dienst des Browserherstellers',
    howLong: until(
      'Sie sie ausschalten, sich in diesem Browser abmelden oder ihn drei Monate lang nicht benutzen',
    ),
  },
  partnerConsents: {
    what: 'Was Partner über Sie sehen dürfen',
    why: 'damit wir Sie nur einmal fragen',
    howLong: until('Sie es zurücknehmen oder Ihr Profil löschen'),
  },
  emailChanges: {
    what: 'Neue E-Mail-Adressen, die Sie nicht bestätigt haben',
    why: 'damit die bisherige Adresse der Änderung widersprechen kann',
    howLong: after('Ablauf des Bestätigungslinks'),
  },
  formerAddresses: {
    what: 'Frühere Änderungen Ihrer E-Mail-Adresse',
    why: 'um sie bei Rückfragen erklären zu können',
    howLong: years('der Änderung, höchstens bis Sie Ihr Profil löschen'),
  },
  links: {
    what: 'Kundennummern, die mit Ihrem Konto verknüpft sind',
    why: 'damit Sie mit Ihrem Abo lesen',
    howLong: until('Sie die Verknüpfung aufheben oder Ihr Profil löschen'),
  },
  linkRefusals: {
    what: 'Kundennummern, deren Verknüpfung Sie aufgehoben haben',
    why: 'damit wir sie nicht von selbst wieder verknüpfen',
    howLong: until('Sie die Nummer verknüpfen oder Ihr Profil löschen'),
  },
  linkProofs: {
    what: 'Kundennummern, die wir mit Ihrer Anschrift gefunden haben',
    why: 'um sie mit Ihrem Konto zu verknüpfen',
    howLong: after('dem Fund'),
  },
  audit: {
    what: 'Vorgänge in Ihrem Konto, etwa ein neues Passwort',
    why: 'um sie bei Rückfragen erklären zu können',
    howLong: years('dem Vorgang'),
  },
  signIns: {
    what: 'Anmeldungen und Versuche, mit Gerät und Browser',
    why: 'damit Sie Fremde in Ihrem Konto bemerken',
    howLong: after('der Anmeldung'),
  },
} as const satisfies Record<string, Words>

/** Registering and signing in. */
export const signIn = {
  registrations: {
    what: 'Registrierungen, die Sie nicht bestätigt haben',
    why: 'um auf die Bestätigung zu warten',
    howLong: after('dem Absenden'),
  },
  sessions: {
    what: 'Angemeldete Browser und Geräte',
    why: 'damit Sie angemeldet bleiben',
    howLong: (span: string, otherwise: string) =>
      `bis ${span} nach der letzten Nutzung, höchstens ${otherwise} nach der Anmeldung`,
  },
  partnerSignIns: {
    what: 'Zugänge, die Partner bei Ihrer Anmeldung bekommen (verschlüsselt)',
    why: 'damit Sie dort angemeldet bleiben',
    howLong: (span: string) => `bis Sie sich abmelden, höchstens ${span}`,
  },
  knownDevices: {
    what: 'Browser, mit denen Sie schon einmal angemeldet waren, und deren Cookie „device“',
    why: 'um Sie vor Anmeldungen in fremden Browsern zu warnen',
    howLong: after('der letzten Anmeldung'),
  },
  loginCodes: {
    what: 'Angeforderte Anmeldecodes',
    why: 'damit Sie sich mit einem Code anmelden können',
    howLong: after('der Anforderung'),
  },
  mailLinks: {
    what: 'Links in E-Mails',
    why: 'damit sie wirken und wir Ihnen später sagen können, warum einer nicht mehr gilt',
    howLong: after('ihrem Ablauf'),
  },
  handOvers: {
    what: 'Kennzeichen, mit denen Sie angemeldet von einer Zeitung zur anderen wechseln',
    why: 'damit Sie sich nur einmal anmelden müssen',
    howLong: (_span: string, otherwise: string) => otherwise,
  },
  awaited: {
    what: 'Dass ein Link aus einer E-Mail geöffnet wurde, ohne Namen und Adresse',
    why: 'damit die Seite weitergeht, die darauf wartet',
    howLong: (_span: string, otherwise: string) => otherwise,
  },
} as const satisfies Record<string, Words>
