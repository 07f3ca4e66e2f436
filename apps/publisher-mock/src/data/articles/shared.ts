import type { ArticleText } from '../article-text.ts'
import { authors } from '../authors.ts'
import { liveDebate } from '../live-debate.ts'
import { honoraryPost, winterSky } from '../media.ts'
import { picture } from '../pictures.ts'

/** What the group's common desk writes and every edition prints. */
export const shared: ArticleText[] = [
  {
    key: 'landtag-live',
    headline: 'Landtag stimmt heute über das neue Nahverkehrsgesetz ab',
    teaser:
      'Wer bezahlt künftig den Bus aufs Dorf? Verfolgen Sie die Debatte und die Abstimmung im Liveblog.',
    category: 'Politik',
    access: 'free',
    published: { minutesAgo: 140 },
    changed: { minutesAgo: 4 },
    badges: ['live'],
    liveAt: liveDebate,
    authors: [authors.jost],
    image: picture.perSize('landtag'),
    imageAlt: 'Das Landtagsgebäude mit seinen Säulen',
    body: [
      'Die Sitzung hat um neun Uhr begonnen, auf der Rednerliste stehen 22 Namen. Kern des Gesetzes ist eine Garantie: Jeder Ort mit mehr als 200 Einwohnern soll stündlich angebunden sein.',
      'Umstritten ist das Geld. Die Kreise verlangen, dass das Land mindestens drei Viertel der Kosten trägt.',
      'Neu ist, dass auch Rufbusse zählen. Wer eine Stunde vorher anruft, soll von jedem Ortsteil zum nächsten Bahnhof kommen, zum Preis eines gewöhnlichen Fahrscheins.',
      'Die Verkehrsverbünde haben angekündigt, ihre Fahrpläne in zwei Schritten umzustellen. Zuerst kommen die Strecken an die Reihe, auf denen heute nur der Schulbus fährt.',
      'Mit der Abstimmung wird am Nachmittag gerechnet.',
    ],
    elements: [
      {
        type: 'picture',
        at: 1,
        src: picture.single('dorfbus'),
        alt: 'Beleuchteter Bus in einer Dorfstraße am Abend',
        description: 'Nach 18 Uhr fährt hier bisher nichts mehr.',
        credit: 'Zeichenstube der Redaktion',
        damId: 'dam-dorfbus',
        animation: 'fadeInLeft',
      },
      {
        type: 'quote',
        at: 2,
        quote: 'Ein Fahrplan, den niemand im Kopf behalten kann, ist keiner.',
        quotee: 'Annegret Falkenrath',
        quoteCaption: 'Sprecherin des Fahrgastbeirats',
      },
      {
        type: 'figures',
        at: 3,
        title: 'Der Nahverkehr in Zahlen',
        figures: [
          { label: 'Orte, die heute jede Stunde angefahren werden', value: 1184, max: 2317 },
          { label: 'Anteil, den das Land bezahlen soll', value: 75, unit: '%' },
          {
            label: 'Geld für die ersten drei Jahre, von 280 Millionen Euro',
            value: 210,
            max: 280,
            unit: 'Mio. €',
          },
        ],
      },
      {
        type: 'box',
        at: 4,
        title: 'Das steht im Gesetz',
        paragraphs: [
          'Stundentakt: Jeder Ort mit mehr als 200 Einwohnern wird von 5 bis 22 Uhr mindestens einmal in der Stunde angefahren, auch am Wochenende und in den Ferien.',
          'Rufbusse: Wo sich ein Linienbus nicht lohnt, darf ein Rufbus an seine Stelle treten. Die Anmeldung muss per Telefon und im Netz möglich sein, spätestens eine Stunde vor der Fahrt.',
          'Fahrpreis: Für alle Linien gilt ein gemeinsamer Tarif. Kinder bis 14 Jahre fahren frei, Auszubildende bekommen das Ticket zum halben Preis.',
          'Bezahlung: Das Land gibt in den ersten drei Jahren 210 Millionen Euro. Danach wird geprüft, wie viele Menschen umgestiegen sind, und neu verhandelt.',
          'Barrierefreiheit: Neue Haltestellen werden ohne Stufen gebaut. Für alte gilt eine Frist von acht Jahren, für Bahnhöfe eine von zwölf.',
          'Beschwerden: Fällt eine Fahrt aus, ist der Verbund am selben Tag zu einer Auskunft verpflichtet. Wer mehr als 60 Minuten wartet, bekommt ein Taxi bis 40 Euro erstattet.',
        ],
      },
      { type: 'divider', at: 5, line: 'dashed-thin' },
      {
        type: 'person',
        at: 5,
        name: 'Jost Ellerbrock',
        mail: 'jost.ellerbrock@redaktion.example',
        phone: '+49 6000 1234-56',
        socialMedia: { mastodon: 'https://social.example/@jost', bluesky: '' },
      },
    ],
  },
  {
    key: 'unwetterwarnung',
    headline: 'Wetterdienst warnt vor schweren Sturmböen ab dem Abend',
    teaser:
      'Erwartet werden Böen bis 110 Kilometer in der Stunde. Waldwege und Spielplätze sollten gemieden werden.',
    category: 'Region',
    access: 'free',
    published: { minutesAgo: 18 },
    badges: ['Breakingnews'],
    authors: [authors.redaktion],
    image: picture.perSize('sturm'),
    imageAlt: 'Gebeugte Bäume unter dunklen Wolken',
    body: [
      'Ein Sturmtief zieht von Westen heran. Zwischen 19 und 2 Uhr rechnen die Meteorologen mit schweren Böen, in Kammlagen auch mit Orkanstärke.',
      'Die Feuerwehren bitten darum, lose Gegenstände zu sichern und Autos nicht unter Bäumen abzustellen. Im Bahnverkehr kann es zu Ausfällen kommen.',
    ],
  },
  {
    key: 'zukunftskarte',
    headline: 'Testen Sie unsere neue Karte: So verändert sich Ihr Ort bis 2040',
    teaser: 'Einwohner, Schulen, Ärzte: Die interaktive Karte zeigt Vorausberechnungen für 214 Gemeinden.',
    category: 'Wissen',
    access: 'plus',
    published: { todayShare: 0.5 },
    badges: ['beta'],
    specialBadges: ['Datenprojekt'], // no kind of badge: shows that unknown ones are left out
    teaserType: 'multimedia',
    authors: [authors.mara, authors.theo],
    image: picture.variants('karte'),
    imageAlt: 'Landkarte mit einer Markierung',
    dataAttributes: { ressort: 'daten', serie: 'zukunft' },
    body: [
      'Manche Dörfer wachsen, andere verlieren ein Drittel ihrer Einwohner. Was die Statistiker vorausberechnen, haben wir für jede Gemeinde der Region aufbereitet.',
      'Die Karte ist ein Versuch. Sagen Sie uns, was fehlt und was Sie nicht verstehen, wir bauen sie in den nächsten Wochen aus.',
    ],
  },
  {
    key: 'heizung-foerderung',
    headline: 'Heizung tauschen: Welche Förderung jetzt noch zu haben ist',
    teaser:
      'Fristen, Zuschüsse, Fallstricke: Unsere Übersicht hilft Eigentümern und Mietern durch die Regeln des kommenden Jahres und zeigt an drei Beispielen, was ein Umbau am Ende wirklich kostet.',
    category: 'Wirtschaft',
    access: 'plus',
    published: { daysAgo: 1, at: '19:40' },
    changed: { todayShare: 0.3 },
    specialBadges: ['vrmstory'],
    authors: [authors.konrad],
    image: picture.cards('heizung'),
    imageAlt: 'Haus mit Solardach',
    body: [
      'Der Zuschuss für den Austausch alter Öl- und Gasheizungen bleibt, aber er wird an mehr Bedingungen geknüpft. Wer den Antrag erst nach der Bestellung stellt, geht leer aus.',
      'Drei Familien haben uns ihre Rechnungen gezeigt. Zwischen dem ersten Angebot und der letzten Zahlung lagen bis zu 9.000 Euro, meist wegen neuer Heizkörper und Leitungen.',
      'Unser Rat: zuerst das Haus prüfen lassen, dann rechnen, zuletzt unterschreiben.',
    ],
  },
  {
    key: 'leitartikel-dorfbus',
    headline: 'Der Bus ist kein Luxus, sondern eine Zusage',
    teaser:
      'Wer auf dem Land Gleichwertigkeit verspricht, muss beim Fahrplan anfangen. Ein Kommentar von Jost Ellerbrock.',
    category: 'Meinung',
    access: 'free',
    published: { minutesAgo: 75 },
    isComment: true,
    authors: [authors.jost],
    image: picture.single('dorfbus'),
    imageFocus: { x: 70, y: 60 },
    imageAlt: 'Beleuchteter Bus in einer Dorfstraße am Abend',
    body: [
      'Ein Dorf ohne Bus ist ein Dorf nur für jene, die fahren können. Für die anderen, die Jungen, die Alten, die Kranken, schrumpft die Welt auf das, was zu Fuß erreichbar ist.',
      'Das Gesetz ist teuer. Noch teurer ist es, wenn eine Generation wegzieht, weil der letzte Bus um 17.50 Uhr fährt.',
    ],
  },
  {
    key: 'sonderthema-kueche',
    headline: 'So planen Sie Ihre Küche in fünf Schritten',
    teaser: 'Vom Aufmaß bis zum Aufbau: Worauf Käufer achten sollten, damit am Ende jede Schublade passt.',
    category: 'Anzeige',
    access: 'free',
    published: { daysAgo: 2, at: '08:00' },
    badges: ['AD'],
    authors: [{ name: 'Anzeigenredaktion' }],
    image: picture.single('kueche'),
    imageAlt: 'Töpfe auf einem Herd',
    media: {
      images: [
        {
          src: picture.single('kueche-laden'),
          alt: 'Laden mit Markise',
          description: 'In der Ausstellung stehen 40 Küchen.',
        },
      ],
    },
    body: [
      'Am Anfang steht das Maß, und zwar vom fertigen Raum. Ein Zentimeter Putz entscheidet darüber, ob ein Hochschrank in die Nische passt.',
      'Wer viel kocht, braucht Arbeitsfläche zwischen Herd und Spüle, mindestens 90 Zentimeter. Steckdosen kann man nie genug haben.',
    ],
  },
  {
    key: 'sternenhimmel-video',
    headline: 'Im Video: Was am Winterhimmel zu sehen ist',
    teaser: 'Mit bloßem Auge oder Fernglas: Der Leiter der Volkssternwarte führt durch die Nacht.',
    category: 'Wissen',
    access: 'free',
    published: { daysAgo: 3, at: '16:00' },
    teaserType: 'multimedia',
    authors: [authors.theo],
    image: picture.cards('sternenhimmel'),
    imageAlt: 'Sternenhimmel über den Dächern einer Stadt',
    media: {
      videos: [winterSky],
    },
    body: [
      'Das große Sechseck des Winters ist leicht zu finden, wenn man einmal weiß, wo man anfangen muss: beim hellsten Stern, tief im Südosten.',
      'Im Video zeigt der Leiter der Volkssternwarte, wie man von dort aus weitersucht und weshalb ein Fernglas oft besser ist als ein Teleskop.',
    ],
  },
  {
    key: 'podcast-vereine',
    headline: 'Podcast: Warum Vereine niemanden mehr für den Vorstand finden',
    teaser: 'Drei Vorsitzende erzählen, was sie hält, und was sie ihrem Nachfolger gern ersparen würden.',
    category: 'Freizeit',
    access: 'plus',
    published: { daysAgo: 9, at: '06:30' },
    badges: ['plussimple', 'shortnote'],
    authors: [authors.svenja, authors.konrad],
    media: { audio: [honoraryPost] },
    body: [
      'Der eine führt seit 31 Jahren die Kasse, die andere hat den Vorsitz geerbt wie einen alten Schrank. Beide würden gern aufhören, doch bei der Wahl schaut jeder auf den Boden.',
      'Im Podcast sprechen wir über Steuern, Datenschutz und die Frage, ob eine Doppelspitze hilft.',
    ],
  },
]
