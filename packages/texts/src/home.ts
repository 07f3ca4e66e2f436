import { type DayPart, readableEmail } from '@leserkonto/rules'

const wishes: Readonly<Record<DayPart, string>> = {
  morning: 'Guten Morgen',
  day: 'Guten Tag',
  evening: 'Guten Abend',
}

type Person = {
  readonly gender: 'male' | 'female' | 'divers' | null
  readonly given_name: string | null
  readonly family_name: string | null
}

/**
 * The greeting of the overview, in two parts: `Guten Abend,` and `Frau Lindner`, the whole name where the salutation does not say
 * more, nothing of somebody unknown.
 */
export function greetingTo(part: DayPart, person: Person | undefined): readonly [wish: string, name: string] {
  const { gender = null, given_name = null, family_name = null } = person ?? {}
  const title = gender === 'female' ? 'Frau' : gender === 'male' ? 'Herr' : given_name
  const name = (family_name ? [title, family_name] : [given_name]).filter(Boolean).join(' ')
  return [name ? `${wishes[part]},` : wishes[part], name]
}

/** The overview of the account. */
export const homeTexts = {
  lead: 'Schön, dass Sie da sind.',
  plan: {
    title: 'Ihr Abo',
    runs: 'Ihr Abo läuft',
    runsUntil: (until: string) => `Ihr Abo läuft bis ${until}`,
    starts: (from: string) => `Ihr Abo beginnt am ${from}`,
    ended: 'Ihr Abo ist beendet',
    ranUntil: (end: string) => `Es lief bis zum ${end}. Möchten Sie weiterlesen?`,
    along: 'Sie lesen mit',
    alongText: (whose: string | null) =>
      whose ? `Das Abo von ${whose} ist auch für Sie da.` : 'Jemand teilt dieses Abo mit Ihnen.',
    includes: (contents: string) => `Enthalten: ${contents}.`,
    since: (day: string) => `Läuft seit ${day}.`,
    renews: (day: string) => `Verlängert sich am ${day}.`,
    notice: (period: string) => `Kündigungsfrist: ${period}.`,
    contents: {
      /** Of another edition than the page's, which then has a name. */
      articles: (edition?: string) => (edition ? `alle Artikel („${edition}“)` : 'alle Artikel'),
      newsletters: 'Newsletter für Abonnenten',
    },
    others: 'Außerdem:',
    epaper: 'E-Paper lesen',
    open: 'Alles zum Abo',
    ownLink: 'Eigenes Abo verknüpfen',
  },
  waiting: {
    title: (count: number) => (count === 1 ? 'Noch eine Kleinigkeit' : 'Noch ein paar Kleinigkeiten'),
    email: (email: string) => `Ihre neue Adresse ${readableEmail(email)} ist noch nicht bestätigt.`,
    openLink: 'Bitte öffnen Sie den Link in unserer E-Mail.',
    emailOpen: 'Noch einmal senden oder abbrechen',
    newsletters: (count: number) =>
      count === 1 ? 'Ein Newsletter wartet auf Ihr Ja.' : `${count} Newsletter warten auf Ihr Ja.`,
    newslettersOpen: 'Zu Ihren Newslettern',
  },
  today: {
    title: 'Heute für Sie',
    front: 'Zur Titelseite',
    marked: 'Gemerkt',
    all: (count: number) => (count === 1 ? 'Zur Merkliste' : `Alle ${count} ansehen`),
    none: 'Noch nichts gemerkt. Mit „Artikel merken“ wartet jeder Artikel hier auf Sie, bis Sie Zeit haben.',
    choose: 'Artikel aussuchen',
    by: (names: string) => `von ${names}`,
  },
  issues: {
    title: 'Ihre nächsten Newsletter',
    hour: (hour: string) => `${hour} Uhr`,
    /** Of one that comes at no fixed hour. */
    anyTime: 'Wenn es etwas gibt',
    all: 'Alle Newsletter',
    elsewhere: 'Sie bekommen Newsletter anderer Zeitungen. Auch von uns gibt es welche:',
    none: 'Noch kommt keiner. Vielleicht einer von diesen?',
    choose: 'Bestellen',
  },
  account: {
    title: 'Ihr Konto',
    shared: {
      title: 'Familie und Firma',
      ended: 'Ihr Familien- oder Firmenabo ist beendet.',
      /** Who reads along and who is invited, after how many seats are taken. */
      invited: (count: number) =>
        count === 1 ? 'eine Einladung ist offen' : `${count} Einladungen sind offen`,
      manage: 'Verwalten',
      invite: 'Einladen',
      open: 'Ansehen',
    },
    topics: {
      title: 'Meine Themen',
      none: 'Was lesen Sie am liebsten?',
      choose: 'Auswählen',
      change: 'Ändern',
    },
    security: {
      title: 'Anmeldung',
      password: 'Mit Passwort oder mit Code per E\u2011Mail',
      codeOnly: 'Mit einem Code per E\u2011Mail',
      open: 'Ansehen',
    },
    email: { title: 'E-Mail-Adresse', change: 'Ändern' },
    personal: {
      title: 'Persönliche Daten',
      open: 'Ansehen',
      none: 'Wie dürfen wir Sie ansprechen?',
      fill: 'Ausfüllen',
    },
    ownData: { title: 'Ihre Daten', text: 'Ansehen, herunterladen, Profil löschen', open: 'Öffnen' },
  },
} as const
