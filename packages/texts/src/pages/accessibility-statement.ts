import type { LegalDocument, LegalParty } from './legal-document.ts'

/** The day on which the statement was last held against the pages. Our choice: changed by hand, with what it says. */
const lookedAt = '23. November 2026'

/**
 * The accessibility statement: what the service is, how it is used, how it meets the requirements, what does not, and who
 * watches over it, as BFSG Anlage 3 asks. Source: docs/spec/flows.md#accessibility-law.
 */
export const accessibilityStatement = ({
  ofEdition,
  publisher,
  address,
  email,
}: LegalParty): LegalDocument => ({
  title: 'Erklärung zur Barrierefreiheit',
  parts: [
    {
      heading: 'Stand dieser Erklärung',
      paragraphs: [
        `Diese Erklärung gilt für die Nachrichtenseiten und das Leserkonto ${ofEdition}. Wir haben sie am ${lookedAt} zuletzt geprüft. Sie beruht auf einer Selbstbewertung; ein Gutachten einer unabhängigen Stelle gibt es nicht.`,
        'Maßstab ist die Verordnung zum Barrierefreiheitsstärkungsgesetz (BFSGV). Wir richten uns dafür nach der Norm EN 301 549 und nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA.',
      ],
    },
    {
      heading: 'Was wir anbieten',
      paragraphs: [
        'Im Internet lesen Sie bei uns Nachrichten aus Ihrer Region. Viele Artikel sind frei, andere setzen ein Abo voraus. Außerdem verschicken wir Newsletter per E-Mail.',
        'Mit einem kostenlosen Leserkonto verknüpfen Sie Ihr Abo, teilen es mit Familie oder Firma, merken sich Artikel und verwalten Ihre Newsletter und Ihre Daten.',
        'Alle Informationen dazu stehen als Text auf diesen Seiten, auch diese Erklärung. Sie können sie mit einem Vorleseprogramm hören, auf einer Braillezeile lesen, vergrößern und drucken.',
      ],
    },
    {
      heading: 'So nutzen Sie das Angebot',
      paragraphs: [
        'Artikel finden Sie über die Titelseite und die Rubriken am Kopf jeder Seite. Der erste Link jeder Nachrichtenseite springt direkt zum Inhalt.',
        'Ein Konto legen Sie mit Ihrer E-Mail-Adresse an und bestätigen es über einen Link, den wir Ihnen schicken. Danach melden Sie sich mit einem Passwort, einem Passkey oder einem Code aus einer E-Mail an. Sie müssen also kein Passwort behalten und kein Rätsel lösen.',
        'Ein Abo verknüpfen Sie mit Ihrer Kundennummer oder Ihrem Namen und Ihrer Adresse. Am Fuß jeder Seite können Sie einen Vertrag kündigen oder widerrufen, auch ohne Konto und ohne JavaScript.',
        'Fehlt in einem Formular etwas, steht der Hinweis am Feld und noch einmal gesammelt. Was Sie eingegeben haben, bleibt erhalten.',
      ],
    },
    {
      heading: 'So erfüllen wir die Anforderungen',
      paragraphs: [
        'Wahrnehmbar: Schrift und Bedienelemente haben ausreichenden Kontrast, hell und dunkel. Bilder haben einen Alternativtext, wenn sie etwas zeigen, das nicht schon im Text steht. Bei 400 Prozent Vergrößerung müssen Sie nicht seitwärts blättern.',
        'Bedienbar: Alles lässt sich mit der Tastatur bedienen, und Sie sehen immer, wo Sie sind. Für jedes Ziehen und Wischen gibt es auch eine Schaltfläche. Wenn Ihr Gerät weniger Bewegung verlangt, bewegt sich nichts.',
        'Verständlich: Die Sprache der Seiten ist angegeben, Felder sind beschriftet, und Fehlermeldungen sagen, was zu tun ist.',
        'Robust: Überschriften, Bereiche und Zustände sind so ausgezeichnet, dass Hilfsprogramme sie erkennen. Nachrichten lesen Sie auch ohne JavaScript.',
        'Bei jeder Änderung prüfen Programme die Seiten in mehreren Breiten, in hellem und dunklem Schema, mit der Tastatur und mit erzwungenen Farben.',
      ],
    },
    {
      heading: 'Was noch nicht barrierefrei ist',
      paragraphs: [
        'Für Videos gibt es weder Untertitel noch Audiodeskription.',
        'Für das Leserkonto brauchen Sie JavaScript. Ausgenommen sind Kündigung und Widerruf.',
        'Inhalte in Leichter Sprache und in Deutscher Gebärdensprache bieten wir nicht an.',
        'Wir haben die Seiten bisher nicht mit Menschen mit Behinderungen erprobt. Automatische Prüfungen finden nicht jede Barriere.',
        'E-Paper und Aboservice haben eigene Seiten. Für sie gilt diese Erklärung nicht.',
      ],
    },
    {
      heading: 'Barriere melden',
      paragraphs: [
        `Stoßen Sie auf eine Barriere, oder brauchen Sie eine Information in einer anderen Form? Schreiben Sie uns an [${email}]. Wir antworten innerhalb von zwei Wochen.`,
        `${publisher}. ${address}`,
      ],
    },
    {
      heading: 'Zuständige Marktüberwachungsbehörde',
      paragraphs: [
        'Ob wir die Anforderungen einhalten, überwacht die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF). Sie können sich an sie wenden, wenn wir Ihnen nicht weiterhelfen.',
        'MLBF, c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt, Postfach 39 11 55, 39135 Magdeburg. Telefon: 0391 567 6970. E-Mail: [MLBF@ms.sachsen-anhalt.de]',
      ],
    },
  ],
})
