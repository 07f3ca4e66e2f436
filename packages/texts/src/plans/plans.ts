/** The page of the reader's own plans. */
export const planTexts = {
  title: 'Ihr Abo',
  unlinked: {
    title: 'Haben Sie ein Abo?',
    text: 'Mit Ihrem Konto ist kein eigenes Abo verknüpft. Verknüpfen Sie es, und Sie lesen hier alles, was dazugehört.',
    member: 'Ein eigenes Abo ist mit Ihrem Konto nicht verknüpft.',
    link: 'Abo verknüpfen',
    offers: 'Abo-Angebote ansehen',
  },
  /** On the home of who read along on a plan that has ended lately. */
  sharedOver: {
    title: 'Sie lesen nicht mehr mit',
    text: (plan: string, owner: string | null) =>
      `Das Abo „${plan}“${owner === null ? '' : ` von ${owner}`}, bei dem Sie mitgelesen haben, ist beendet. Haben Sie ein eigenes, dann verknüpfen Sie es, oder wählen Sie ein neues.`,
    renewable: (until: string) => `Wird es bis ${until} erneuert, lesen Sie ohne neue Einladung wieder mit.`,
  },
  card: {
    // The card is narrower than the page: large letters on a phone would break the word before its last letter.
    number: 'Kunden\u00adnummer',
    along: 'Sie lesen mit',
  },
  /** Plans besides those that count now. */
  others: 'Weitere Abos',
  /** What is known of a plan: a label for each value. */
  facts: {
    runs: 'Läuft seit',
    starts: 'Beginnt am',
    ends: 'Endet am',
    ended: 'Beendet am',
    renews: 'Verlängert sich',
    renewsOn: (day: string) => `am ${day}`,
    price: 'Preis',
    notice: 'Kündigungsfrist',
    anyTime: 'Sie können jederzeit kündigen.',
    seats: 'Plätze',
    seatsUsed: (seats: number, used: number | undefined) =>
      used === undefined ? `${seats}` : `${seats}, davon ${used} belegt`,
  },
  reads: {
    title: 'Was Sie damit lesen',
    articles: 'Alle Artikel',
    newsletters: 'Newsletter für Abonnenten',
    nothing: 'Dieses Abo öffnet keine Artikel auf unseren Seiten.',
  },
  people: {
    title: 'Wer mitliest',
    /** To a member. */
    shared: 'Familie und Firma',
    you: 'Sie verwalten das Abo',
    used: (used: number, seats: number) => `${used} von ${seats} Plätzen belegt`,
    free: (count: number) => (count === 1 ? 'Noch ein Platz frei' : `Noch ${count} Plätze frei`),
    freeText: 'Wer mitliest, hat ein eigenes Konto und eigene Newsletter.',
    invite: 'Einladen',
    manage: { family: 'Familienabo verwalten', company: 'Firmenabo verwalten' },
    along: 'Zu Familie und Firma',
  },
  around: {
    title: 'Rund ums Abo',
    epaper: { name: 'E-Paper', text: 'Die Zeitung von heute, wie sie gedruckt wird', verb: 'Lesen' },
    deliveryPause: {
      name: 'Lieferpause',
      text: 'Die Zeitung für die Zeit Ihres Urlaubs anhalten',
      verb: 'Eintragen',
    },
    notDelivered: { name: 'Zeitung nicht gekommen?', text: 'Dem Aboservice Bescheid geben', verb: 'Melden' },
    deliveryAddress: { name: 'Lieferanschrift', text: 'Wohin die Zeitung kommt', verb: 'Ändern' },
    invoices: { name: 'Rechnungen und Zahlung', text: 'Was Sie zahlen und wie', verb: 'Ansehen' },
    service: { name: 'Aboservice', text: 'Fragen und Änderungen rund um Ihr Abo', verb: 'Öffnen' },
    link: { name: 'Verknüpfung', text: 'Kundennummer ergänzen oder Verknüpfung aufheben', verb: 'Ansehen' },
  },
  cancelling: {
    title: 'Sie möchten aufhören?',
    text: 'Das geht hier, ohne Anruf. Dass Ihre Kündigung angekommen ist, sagt Ihnen gleich eine E-Mail.',
    open: 'Vertrag kündigen',
  },
  /** What the publisher's shop has for plans that ended, or that open no article. */
  renew: 'Abo verlängern',
  extend: 'Abo erweitern',
} as const

/** What the subscription service of an edition may do on a page of its own. */
export type ServiceKind = 'deliveryPause' | 'notDelivered' | 'deliveryAddress' | 'invoices'

type Gender = 'male' | 'female' | 'divers' | null

/** For how long somebody has read the newspaper; without a word for the person where the salutation does not say which. */
export function readerSince(gender: Gender, since: string): string {
  const who = gender === 'female' ? 'Leserin' : gender === 'male' ? 'Leser' : 'Im Abo'
  return `${who} seit ${since}`
}
