import { privacySettings } from '../privacy-link.ts'
import { accessibilityStatement } from './accessibility-statement.ts'
import type { LegalDocument, LegalParty } from './legal-document.ts'

/**
 * Drafts of the pages the law demands: the publisher's lawyers have to check them before they are published.
 * What is in square brackets is a link: an address of a mailbox, or a text and the address of a page.
 */
export const legalTexts = {
  imprint: ({ ofEdition, publisher, address, email }: LegalParty): LegalDocument => ({
    title: 'Impressum',
    parts: [
      {
        heading: 'Anbieter',
        paragraphs: [`Diese Seiten ${ofEdition} sind ein Angebot der ${publisher}.`, address],
      },
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
  privacy: ({ publisher, address, email, measures }: LegalParty): LegalDocument => ({
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
          'Ihr Browser hält fest, dass Sie angemeldet sind, und ein Cookie mit dem Namen userData sagt uns, ob Sie Plus-Artikel lesen dürfen und ob Ihr Abo Werbung ausschließt. Es enthält weder Ihren Namen noch Ihre E-Mail-Adresse.',
          'Was zu Ihrem Konto gespeichert ist, sehen Sie in Ihrem Profil und laden es dort herunter. Dort können Sie Ihr Profil auch löschen.',
        ],
      },
      {
        heading: 'Messung und Ihre Einwilligung',
        paragraphs: [
          measures
            ? `Wenn Sie zustimmen, messen wir, wie unsere Seiten genutzt werden. Ihre Entscheidung ändern Sie jederzeit mit „${privacySettings}“ am Fuß jeder Seite. Lehnen Sie dort ab, messen wir ab der nächsten Seite nichts mehr.`
            : 'Zurzeit messen wir auf diesen Seiten nicht, wie sie genutzt werden. Deshalb fragen wir Sie auch nicht danach.',
        ],
      },
      {
        heading: 'Newsletter',
        paragraphs: [
          'Newsletter schicken wir Ihnen nur mit Ihrer Einwilligung. Sie widerrufen sie mit dem Link in jeder Ausgabe oder auf der Seite [Newsletter|/service/newsletter], auch ohne Konto. Dass Sie eingewilligt hatten, müssen wir auch danach nachweisen können.',
        ],
      },
      {
        heading: 'Ihre Rechte',
        paragraphs: [
          'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Übertragung Ihrer Daten. Was wir gespeichert haben, sehen Sie mit Leserkonto [im Profil|/service/profil/daten], ohne Konto mit einem [Link an Ihre E-Mail-Adresse|/datenauskunft]. Sie können einer Verarbeitung widersprechen und sich bei einer Aufsichtsbehörde beschweren.',
        ],
      },
    ],
  }),
  terms: ({ ofEdition, publisher }: LegalParty): LegalDocument => ({
    title: 'Allgemeine Geschäfts\u00adbedingungen',
    parts: [
      {
        heading: 'Geltung',
        paragraphs: [
          `Diese Bedingungen gelten für das Leserkonto und die digitalen Abos ${ofEdition}. Ihr Vertragspartner ist die ${publisher}.`,
        ],
      },
      {
        heading: 'Konto',
        paragraphs: [
          'Ein Konto ist kostenlos. Halten Sie Ihr Passwort geheim und sagen Sie uns Bescheid, wenn jemand anderes Ihr Konto benutzt.',
        ],
      },
      {
        heading: 'Abo und Kündigung',
        paragraphs: [
          'Preis und Laufzeit stehen in Ihrem Angebot und in der Bestellbestätigung. Kündigen können Sie jederzeit zum Ende der Laufzeit, in Textform oder auf der Seite [Verträge hier kündigen|/kuendigung].',
          'Als Verbraucherin oder Verbraucher können Sie einen Vertrag, den Sie im Internet geschlossen haben, in der Regel innerhalb von 14 Tagen widerrufen: auf der Seite [Vertrag widerrufen|/widerruf] oder auf jedem anderen Weg. Alles Weitere steht in der Widerrufsbelehrung Ihrer Bestellbestätigung.',
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
          `Für Seiten anderer Anbieter, auf die wir verweisen, sind diese verantwortlich. Wird der ${publisher} ein Rechtsverstoß bekannt, entfernen wir den Link.`,
        ],
      },
    ],
  }),
  accessibility: accessibilityStatement,
} as const
