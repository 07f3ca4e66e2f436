import { after, atOnce, until, type Words, years } from './retention-words.ts'

/** The reader service. */
export const desk = {
  openedAccess: {
    what: 'Zugänge, die der Leserservice Ihnen geöffnet hat',
    why: 'damit Sie eine Zeit lang ohne Abo lesen können',
    howLong: years('dem Ende'),
  },
  staffActs: {
    what: 'Was der Leserservice für Sie getan oder angesehen hat, mit Anlass',
    why: 'um später zu erklären, wer es war und warum; Sie sehen es in Ihren Daten',
    howLong: years('dem Vorgang'),
  },
  staffRequests: {
    what: 'Löschungen und Zusammenlegungen, über die eine zweite Person entscheidet',
    why: 'damit niemand allein ein Konto löscht oder mit einem anderen zusammenlegt',
    howLong: until('Ihr Profil gelöscht ist'),
  },
  merges: {
    what: 'Konten, die der Leserservice für Sie zusammengelegt hat',
    why: 'um es rückgängig zu machen; danach wird das andere Konto gelöscht',
    howLong: after('dem Zusammenlegen'),
  },
  staffNotes: {
    what: 'Notizen des Leserservice',
    why: 'damit Sie beim nächsten Anruf nicht von vorn erzählen müssen',
    howLong: until('Sie Ihr Profil löschen'),
  },
  staffSessions: {
    what: 'Anmeldungen der Mitarbeiterinnen und Mitarbeiter des Leserservice',
    why: 'damit sie einen Arbeitstag lang angemeldet bleiben',
    howLong: atOnce('höchstens acht Stunden'),
  },
} as const satisfies Record<string, Words>

/** Newsletters. */
export const newsletter = {
  signUps: {
    what: 'Newsletter, die Sie nicht bestätigt haben',
    why: 'um auf die Bestätigung zu warten',
    howLong: after('der Anmeldung'),
  },
  newsletters: {
    what: 'Newsletter, die Sie beziehen',
    why: 'um sie Ihnen zu schicken',
    howLong: until('Sie sie abbestellen oder Ihr Profil löschen'),
  },
  undeliverable: {
    what: 'Newsletter an ein Postfach, das keine E-Mails mehr annimmt',
    why: 'um auf eine neue Bestätigung zu warten',
    howLong: (span: string) => `${span}; dann gelten sie als abbestellt`,
  },
  leftNewsletters: {
    what: 'Newsletter, die Sie abbestellt haben',
    why: 'um nachzuweisen, dass Sie eingewilligt hatten',
    howLong: years('der Abbestellung'),
  },
  newsletterAddresses: {
    what: 'E-Mail-Adressen für Newsletter',
    why: 'um sie dorthin zu schicken',
    howLong: (span: string) => `so lange es dazu Newsletter gibt, mindestens ${span}`,
  },
  consentOrigins: {
    what: 'IP-Adresse und Browser bei Ihrer Einwilligung, und was Sie beim Abbestellen geschrieben haben',
    why: 'um nachzuweisen, dass Sie eingewilligt hatten',
    howLong: (span: string, otherwise: string) =>
      `bis zum Ende des ${span} nach der Abbestellung; ohne Bestätigung ${otherwise}`,
  },
  consentProofs: {
    what: 'Nachweis der Einwilligung ohne Ihre Adresse, nur mit einer Prüfsumme davon',
    why: 'um nachzuweisen, wozu eingewilligt wurde',
    howLong: atOnce('unbefristet'),
  },
  closedMailboxes: {
    what: 'Prüfsummen von Adressen, die „Das war ich nicht“ oder eine Beschwerde gemeldet haben',
    why: 'damit dorthin keine weiteren E-Mails gehen',
    howLong: after('der Meldung'),
  },
  closedForGood: {
    what: 'Prüfsummen von Adressen, die keine Einladungen mehr möchten',
    why: 'damit dorthin keine weiteren Einladungen gehen',
    howLong: atOnce('bis Sie es ändern lassen'),
  },
} as const satisfies Record<string, Words>

/** Plans and mails. */
export const plan = {
  customerCopies: {
    what: 'Ihre Abos, wie der Verlag sie uns meldet, mit Ihrem Geburtsdatum, wenn er es kennt',
    why: 'um zu wissen, was Sie lesen dürfen',
    howLong: until(
      'kein Konto mehr mit der Kundennummer verknüpft ist und kein Familien- oder Firmenabo mehr läuft',
    ),
  },
  seats: {
    what: 'Plätze in Familien- und Firmenabos und Einladungen, mit Name und Adresse',
    why: 'damit Sie mitlesen können',
    howLong: after('dem Ende des Platzes oder der Einladung'),
  },
  sharedPlans: {
    what: 'Familien- und Firmenabos',
    why: 'um die Plätze zu verwalten',
    howLong: after('dem Ende des Abos und seiner Plätze'),
  },
  seatHistory: {
    what: 'Wann welcher Platz vergeben und beendet wurde, ohne Namen',
    why: 'um es bei Rückfragen erklären zu können',
    howLong: years('dem Vorgang'),
  },
  declarations: {
    what: 'Kündigungen und Widerrufe (verschlüsselt)',
    why: 'um nachzuweisen, was Sie wann erklärt haben',
    howLong: after('dem Eingang'),
  },
  receipts: {
    what: 'Dass wir deren Eingang bestätigt haben; statt Ihrer Adresse eine Prüfsumme',
    why: 'um es nachzuweisen',
    howLong: after('dem Versand'),
  },
  mails: {
    what: 'Welche anderen E-Mails wir verschickt haben; statt Ihrer Adresse eine Prüfsumme',
    why: 'um zu klären, warum eine E-Mail nicht ankam',
    howLong: after('dem Versand'),
  },
} as const satisfies Record<string, Words>

/** The service itself, and browsers. */
export const service = {
  waiting: {
    what: 'E-Mails und Mitteilungen, die noch verschickt werden (verschlüsselt)',
    why: 'um sie zu verschicken',
    howLong: atOnce('bis zum Versand, meist Sekunden'),
  },
  deadLetters: {
    what: 'Solche, die nicht verschickt werden konnten (verschlüsselt)',
    why: 'um den Fehler zu beheben',
    howLong: after('dem letzten Versuch'),
  },
  webhookEvents: {
    what: 'Mitteilungen an andere Systeme des Verlags, ohne Namen',
    why: 'um verlorene noch einmal zu schicken',
    howLong: after('der Mitteilung'),
  },
  publisherEvents: {
    what: 'Nummern von Mitteilungen des Verlags',
    why: 'damit keine zweimal wirkt',
    howLong: after('dem Eingang'),
  },
  counters: {
    what: 'Zähler von Aufrufen und Fehlversuchen; statt IP-Adresse oder E-Mail-Adresse eine Prüfsumme',
    why: 'um Missbrauch abzuwehren',
    howLong: (_span: string, otherwise: string) => `meist 1 Stunde, höchstens ${otherwise}`,
  },
  logs: {
    what: 'Protokolle des Servers mit der Kennung Ihres Kontos und Zeitmessungen, ohne Namen, Adressen und IP-Adressen',
    why: 'um Fehler zu finden',
    howLong: after('dem Aufruf'),
  },
  backups: {
    what: 'Sicherungskopien, samt den Schlüsseln für Verschlüsseltes',
    why: 'um nach einem Ausfall weiterzuarbeiten',
    howLong: after('der Sicherung'),
  },
  printed: {
    what: 'Auskünfte zu Ihrem Konto und Nachweise Ihrer Einwilligung',
    why: 'um Anfragen zu beantworten',
    howLong: until('die Anfrage beantwortet ist'),
  },
  signInCookies: {
    what: 'In Ihrem Browser: die Cookies „signon“, „userData“ und „known“ und die Anmeldung mit Namen und Bild',
    why: 'damit Sie angemeldet bleiben',
    howLong: (span: string) => `bis Sie sich abmelden, höchstens ${span}`,
  },
  shortNotes: {
    what: 'In Ihrem Browser: Notizen zu angefangenen Schritten und abgespielten Videos',
    why: 'um sie zu Ende zu führen und dort weiterzuspielen, wo Sie aufgehört haben',
    howLong: (span: string) => `bis zum nächsten Schritt, höchstens ${span}`,
  },
  answersToQuestions: {
    what: 'In Ihrem Browser: Ihre Antworten auf Fragen wie die nach der Messung',
    why: 'um nicht noch einmal zu fragen',
    howLong: until('Sie sie ändern oder den Speicher Ihres Browsers leeren'),
  },
} as const satisfies Record<string, Words>
