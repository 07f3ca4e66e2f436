/** Sections of every portal in the order of the navigation; `name` is the category of the articles. */
export const portalSections = [
  { slug: 'lokales', name: 'Lokales', about: 'Was in Rathaus, Schule und Straße passiert.' },
  { slug: 'region', name: 'Region', about: 'Von nebenan: Nachrichten aus Kreis und Nachbarorten.' },
  { slug: 'politik', name: 'Politik', about: 'Was im Land entschieden wird und was es vor Ort bedeutet.' },
  { slug: 'wirtschaft', name: 'Wirtschaft', about: 'Betriebe, Arbeit, Geld: wovon die Region lebt.' },
  { slug: 'sport', name: 'Sport', about: 'Vom Platz, aus der Halle und vom Wasser.' },
  { slug: 'kultur', name: 'Kultur', about: 'Bühne, Musik, Bücher und Ausstellungen.' },
  { slug: 'freizeit', name: 'Freizeit', about: 'Ausflüge, Feste und Ideen für freie Tage.' },
  { slug: 'wissen', name: 'Wissen', about: 'Forschung und Technik, verständlich erklärt.' },
  { slug: 'meinung', name: 'Meinung', about: 'Kommentare, über die sich streiten lässt.' },
] as const

/** All articles of an edition; not in the navigation. */
export const latestSection = {
  slug: 'neueste',
  name: 'Neueste Nachrichten',
  about: 'Alle Artikel, die zuletzt geschriebenen und aktualisierten zuerst.',
} as const

/** An entry of the navigation. */
export type PortalSection = (typeof portalSections)[number]

/**
 * All texts of the portal's pages around the articles. Names of editions have different genders, so no text puts an
 * article before one.
 */
export const portalTexts = {
  skip: 'Zum Inhalt springen',
  nav: {
    label: 'Ressorts',
    home: 'Startseite',
    /** Opens the list of the sections. */
    menu: 'Menü',
    account: 'Anmelden',
    profile: 'Profil',
    newsletter: 'Newsletter',
    help: 'Hilfe',
    subscribe: 'Abo',
    epaper: 'E-Paper',
  },
  footer: { label: 'Rechtliches und Service', feed: 'RSS' },
  overview: {
    title: (edition: string) => `${edition} – Nachrichten aus der Region`,
    heading: (edition: string) => `Nachrichten – ${edition}`,
    description: (edition: string) => `${edition}: Nachrichten, Berichte und Kommentare aus Ihrer Region.`,
    lead: 'Das Wichtigste',
    /** The bar of breaking news, for screen readers. */
    breaking: 'Eilmeldung',
    allLatest: 'Alle neuesten Nachrichten',
    sections: 'Mehr aus den Ressorts',
    more: 'Weitere Nachrichten',
    videos: 'Videos',
    newsletters: { text: 'Die Redaktion schreibt Ihnen:', link: 'Newsletter ansehen und bestellen' },
  },
  section: {
    description: (section: string, edition: string) =>
      `${section}: alle Artikel, die neuesten zuerst – ${edition}.`,
    empty:
      'In diesem Ressort gibt es gerade keine Artikel. Auf der Startseite finden Sie alles, was neu ist.',
    older: 'Ältere Artikel',
    /** A number follows. */
    arrived: 'Neue Artikel in der Liste:',
    letters: {
      title: 'Unsere Newsletter',
      text: 'Was wichtig ist, schreibt Ihnen unsere Redaktion auch per E-Mail. Sie wählen, welche Newsletter Sie lesen möchten.',
      choose: 'Newsletter auswählen',
    },
  },
  article: {
    breadcrumb: 'Startseite',
    /** Below an article, above others of its section. */
    moreOf: (section: string) => `Mehr aus ${section}`,
    /** The same, where some are of other sections. */
    others: 'Weitere Nachrichten',
    mostRead: 'Meistgelesen',
    /** A title of an advertisement where it leaves its page. */
    paid: (title: string) => `Anzeige: ${title}`,
    comment: 'Kommentar',
    picture: 'Bild zum Artikel',
    paidPicture: 'Bild zur Anzeige',
    share: 'Per E-Mail teilen',
    enlarge: 'Bild vergrößern',
    slider: 'Bilder zum Artikel',
    listen: 'Anhören',
    watch: 'Video ansehen',
    videos: 'Videos zum Artikel',
    audio: 'Zum Hören',
  },
  bookmark: {
    add: 'Artikel merken',
    added: 'Der Artikel steht jetzt auf Ihrer Merkliste.',
    remove: 'Aus der Merkliste entfernen',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es später erneut.',
  },
  author: {
    about: 'Die neuesten Texte auf einen Blick.',
  },
  myNews: {
    title: 'Meine Nachrichten',
    stranger:
      'Melden Sie sich an: Dann stehen hier die Themen, die Sie gewählt, und die Artikel, die Sie gemerkt haben.',
    signIn: 'Anmelden',
    empty:
      'Noch haben Sie weder Themen gewählt noch Artikel gemerkt. Ihre Themen wählen Sie im Profil; „Artikel merken“ steht unter jedem Text.',
    marked: 'Gemerkte Artikel',
    choose: 'Themen und Merkliste ändern',
    topics: 'Ihre Themen',
    /** Above topics that lead to their sections. */
    look: 'Stöbern Sie in den Themen – angemeldet wählen Sie hier aus, was Sie zuerst sehen möchten.',
    tap: 'Tippen Sie an, worüber Sie lesen möchten.',
    saved: 'Gespeichert.',
    show: 'Meine Nachrichten zeigen',
    begin: 'Zum Anfangen',
  },
  premium: {
    title: 'Premium-Newsletter',
    text: 'Recherchen und Hintergründe aus unserer Redaktion, bevor alle anderen sie lesen.',
    issue: 'Die aktuelle Ausgabe',
    subscribe: 'Newsletter auswählen',
    locked: 'Die Premium-Newsletter gehören zu unserem Plus-Abo.',
    sample: 'Ausgabe lesen',
  },
  editions: {
    title: 'Unsere Zeitungen im Netz',
    text: 'Ein Konto für alle: Mit Ihrem Leserkonto sind Sie bei jeder unserer Zeitungen angemeldet.',
    account: 'Zu Ihrem Leserkonto',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig, oder der Artikel ist nicht mehr abrufbar.',
    home: 'Zur Startseite',
    latest: 'Das ist gerade neu',
    sections: 'Oder schauen Sie in ein Ressort',
  },
  unavailable: {
    title: 'Gerade nicht erreichbar',
    text: 'Unsere Nachrichten sind für einen Moment nicht abrufbar. Wir arbeiten daran. Bitte versuchen Sie es in wenigen Minuten noch einmal.',
    again: 'Seite neu laden',
  },
} as const
