/** Who is responsible for the page. */
export type LegalParty = { edition: string; publisher: string; address: string; email: string }

/** A page in parts, each under its heading. */
export type LegalDocument = {
  readonly title: string
  readonly parts: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

/**
 * Drafts of the pages the law demands: the publisher's lawyers have to check them before they are published.
 * The address in square brackets is a link.
 */
export const legalTexts = {
  imprint: ({ edition, publisher, address, email }: LegalParty): LegalDocument => ({
    title: 'Impressum',
    parts: [
      { heading: 'Anbieter', paragraphs: [`${edition} ist ein Angebot von ${publisher}.`, address] },
      {
        heading: 'Kontakt',
        paragraphs: [`Sie erreichen uns unter [${email}]. Wir antworten in der Regel am nächsten Werktag.`],
      },
      {
        heading: 'Inhaltlich verantwortlich',
        paragraphs: [
          `Verantwortlich nach § 18 Abs. 2 MStV ist die Chefredaktion der ${publisher}, Anschrift wie oben.`,
        ],
      },
      {
        heading: 'Bilder',
        paragraphs: ['Die Zeichnungen auf diesen Seiten sind für dieses Angebot entstanden.'],
      },
    ],
  }),
  privacy: ({ publisher, address, email }: LegalParty): LegalDocument => ({
    title: 'Datenschutz',
    parts: [
      {
        heading: 'Verantwortlich',
        paragraphs: [`${publisher}. ${address}`, `Fragen beantworten wir unter [${email}].`],
      },
      {
        heading: 'Wenn Sie nur lesen',
        paragraphs: [
          'Beim Aufruf einer Seite verarbeiten wir Ihre IP-Adresse, um die Seite auszuliefern und Missbrauch abzuwehren. Wir legen kein Profil über das an, was Sie lesen.',
          'Ohne Ihre Einwilligung laden wir keine Dienste anderer Anbieter.',
        ],
      },
      {
        heading: 'Wenn Sie angemeldet sind',
        paragraphs: [
          'Ihr Browser hält fest, dass Sie angemeldet sind, und ein Cookie mit dem Namen userData sagt uns, ob Sie Plus-Artikel lesen dürfen. Es enthält weder Ihren Namen noch Ihre E-Mail-Adresse.',
          'Was zu Ihrem Konto gespeichert ist, sehen und exportieren Sie in Ihrem Profil. Dort können Sie Ihr Konto auch löschen.',
        ],
      },
      {
        heading: 'Ihre Rechte',
        paragraphs: [
          'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Übertragung Ihrer Daten. Sie können einer Verarbeitung widersprechen und sich bei einer Aufsichtsbehörde beschweren.',
        ],
      },
    ],
  }),
  terms: ({ edition, publisher }: LegalParty): LegalDocument => ({
    title: 'Allgemeine Geschäftsbedingungen',
    parts: [
      {
        heading: 'Geltung',
        paragraphs: [
          `Diese Bedingungen gelten für das Leserkonto und die digitalen Abos von ${edition}. Ihr Vertragspartner ist ${publisher}.`,
        ],
      },
      {
        heading: 'Konto',
        paragraphs: [
          'Ein Konto ist kostenlos. Halten Sie Ihr Passwort geheim und sagen Sie uns Bescheid, wenn jemand anderes Ihr Konto benutzt.',
        ],
      },
      {
        heading: 'Abonnement und Kündigung',
        paragraphs: [
          'Preis und Laufzeit stehen in Ihrem Angebot und in der Bestellbestätigung. Kündigen können Sie jederzeit in Textform zum Ende der Laufzeit.',
        ],
      },
      {
        heading: 'Nutzung',
        paragraphs: [
          'Artikel und Bilder sind urheberrechtlich geschützt. Ihr Zugang gilt für Sie und für die Personen, die Ihr Abo einschließt.',
        ],
      },
    ],
  }),
  disclaimer: ({ publisher }: LegalParty): LegalDocument => ({
    title: 'Haftungsausschluss',
    parts: [
      {
        heading: 'Inhalte',
        paragraphs: [
          'Wir prüfen unsere Artikel mit Sorgfalt. Für Vollständigkeit und Aktualität können wir trotzdem keine Gewähr übernehmen.',
        ],
      },
      {
        heading: 'Links',
        paragraphs: [
          `Für Seiten anderer Anbieter, auf die wir verweisen, sind diese verantwortlich. Wird ${publisher} ein Rechtsverstoß bekannt, entfernen wir den Link.`,
        ],
      },
    ],
  }),
  accessibility: ({ edition, email }: LegalParty): LegalDocument => ({
    title: 'Erklärung zur Barrierefreiheit',
    parts: [
      {
        heading: 'Stand',
        paragraphs: [
          `Wir gestalten das Angebot von ${edition} nach den Web Content Accessibility Guidelines 2.2, Stufe AA, und prüfen es fortlaufend mit Werkzeugen und von Hand. Diese Erklärung beruht auf einer Selbstbewertung.`,
        ],
      },
      {
        heading: 'Was Sie erwarten können',
        paragraphs: [
          'Alle Seiten lassen sich mit der Tastatur bedienen, folgen dem hellen oder dunklen Schema Ihres Geräts und bleiben bei 400 Prozent Vergrößerung lesbar. Nachrichten lesen Sie auch ohne JavaScript.',
        ],
      },
      {
        heading: 'Was noch fehlt',
        paragraphs: ['Für Videos gibt es bisher weder Untertitel noch Audiodeskription.'],
      },
      {
        heading: 'Barriere melden',
        paragraphs: [
          `Stoßen Sie auf eine Barriere? Schreiben Sie uns an [${email}]. Wir antworten innerhalb von zwei Wochen.`,
        ],
      },
    ],
  }),
} as const
