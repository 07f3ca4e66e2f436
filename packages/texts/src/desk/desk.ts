import type { DeskReason, IdentifiedBy, StaffRole } from '@leserkonto/rules'

/** Roles of the staff, as readers are told them as well. */
export const staffRoleTexts: Readonly<Record<StaffRole, string>> = {
  service: 'Leserservice',
  lead: 'Leitung des Leserservice',
  auditor: 'Prüfung',
}

/** Why staff did something, for themselves and for readers. */
export const deskReasonTexts: Readonly<Record<DeskReason, string>> = {
  request: 'Anfrage beim Leserservice',
  no_paper: 'Zeitung nicht gekommen',
  no_mail: 'Mail nicht gekommen',
  cannot_sign_in: 'Anmeldung klappt nicht',
  plan_missing: 'Abo wird nicht erkannt',
  wrong_address: 'falsche E-Mail-Adresse',
  wish: 'Wunsch der Leserin oder des Lesers',
  abuse: 'Verdacht auf Missbrauch',
  death: 'Todesfall',
  incident: 'Störung im Haus',
}

/** How staff knew who was calling. */
export const identifiedTexts: Readonly<Record<IdentifiedBy, string>> = {
  customer_number: 'Kundennummer und Anschrift genannt',
  birth_date: 'Geburtsdatum genannt',
  mailbox: 'aus dem eigenen Postfach geschrieben',
  call_back: 'zurückgerufen',
  letter: 'schriftlich mit Unterschrift',
  none: 'nicht geprüft',
}

/** The desk itself: its frame, the search, and what it answers. */
export const deskTexts = {
  name: 'Leserservice',
  nav: {
    search: 'Suche',
    cases: 'Vorgänge',
    waiting: 'Zweite Person',
    morning: 'Morgen ohne Zeitung',
    record: 'Protokoll',
  },
  signOut: 'Abmelden',
  signedInAs: (name: string, role: string) => `${name}, ${role}`,
  skip: 'Zum Inhalt',
  signIn: {
    title: 'Anmelden',
    text: 'Der Leserservice meldet sich mit dem Konto des Hauses an. Eine Sitzung dauert höchstens acht Stunden.',
    button: 'Anmelden',
    refused: 'Dieses Konto gehört niemandem aus dem Leserservice.',
    failed: 'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    outage:
      'Die Anmeldung des Hauses ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  },
  signedOut: { title: 'Abgemeldet', text: 'Sie sind hier abgemeldet.' },
  search: {
    title: 'Leserin oder Leser suchen',
    label: 'E-Mail-Adresse, Kundennummer oder Name',
    hint: 'Die Adresse darf einen Tippfehler haben. Vom Namen genügt der Anfang des Nachnamens, auch „Nachname, Vorname“. Mit Postleitzahl, etwa „Müller 12345“, werden auch Kunden ohne Konto gefunden.',
    button: 'Suchen',
    found: (count: number) => (count === 1 ? 'Ein Treffer' : `${count} Treffer`),
    none: 'Dazu ist hier nichts gespeichert.',
    columns: ['Name', 'E-Mail-Adresse', 'Zustand', 'Gefunden über', 'Was Sie tun können'],
    by: {
      email: 'Adresse',
      similar: 'ähnliche Adresse',
      number: 'Kundennummer',
      name: 'Name',
      postcode: 'Name und Postleitzahl',
      invitation: 'Einladung',
      registration: 'Registrierung',
      publisher: 'Abosystem, ohne Konto',
    },
    noAccount: (number: string) => `Kundennummer ${number}`,
    namedCustomer: (name: string, city: string, number: string) => `${name}, ${city} (${number})`,
    noPostcodes:
      'Das Abosystem kann nicht nach Postleitzahlen suchen: Gefunden werden nur Konten, allein über den Namen.',
    silent: 'Das Abosystem antwortet gerade nicht: Kunden ohne Konto werden nicht gefunden.',
  },
  ticket: { title: 'Zu dieser Adresse', open: 'Seite mit allem öffnen' },
  states: {
    activated: 'aktiv',
    blocked: 'gesperrt',
    registered: 'nicht aktiviert',
    pending: 'Registrierung nicht bestätigt',
    invited: 'eingeladen, ohne Konto',
    noAccount: 'Kunde ohne Konto',
  },
  mergedWith: (email: string) => `zusammengelegt mit ${email}`,
  unnamed: 'Ohne Namen',
  unknown: { title: 'Nicht gefunden', text: 'Diese Seite gibt es nicht, oder das Konto ist gelöscht.' },
  forbidden: { title: 'Nicht erlaubt', text: 'Ihre Rolle darf das nicht.' },
  tooMuch: {
    title: 'Zu viel in einer Stunde',
    text: (time: string) =>
      `Sie haben in der letzten Stunde so viel angesehen oder ausgegeben, wie höchstens erlaubt ist. Weiter geht es ab ${time}. Braucht es vorher mehr, übernimmt bitte eine Kollegin oder ein Kollege. Auch dieser Versuch steht im Protokoll.`,
  },
  expired: {
    title: 'Bitte noch einmal',
    text: 'Das Formular war zu alt oder kam nicht von dieser Seite. Es wurde nichts geändert.',
  },
  notUnderstood: {
    title: 'Nicht verstanden',
    text: 'Das war zu lang oder kein Formular des Leserservice. Es wurde nichts geändert. Bitte gehen Sie zurück und kürzen Sie die Eingabe.',
  },
  failed: { title: 'Gerade gestört', text: 'Das hat nicht geklappt. Es wurde nichts geändert.' },
} as const
