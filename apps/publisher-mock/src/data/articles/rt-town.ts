import type { ArticleText } from '../article-text.ts'
import { authors } from '../authors.ts'
import { picture } from '../pictures.ts'

/** Anderstadt itself: council, streets, schools. */
export const rtTown: ArticleText[] = [
  {
    key: 'hallenbad-bleibt',
    headline: 'Anderstadt rettet sein Hallenbad, aber das Wasser wird kühler',
    teaser:
      'Der Förderverein übernimmt den Betrieb am Wochenende, die Stadt bezahlt das neue Dach. Schwimmer müssen sich an 26 Grad gewöhnen und an einen Euro mehr Eintritt.',
    category: 'Lokales',
    access: 'plus',
    published: { minutesAgo: 55 },
    changed: { minutesAgo: 12 },
    authors: [authors.mara, authors.theo],
    image: picture.perSize('hallenbad'),
    imageAlt: 'Becken eines Hallenbads mit Bahnen',
    dataAttributes: { ressort: 'stadtrat' },
    body: [
      'Fast zwei Jahre lang stand die Schließung im Raum, nun ist sie vom Tisch. Der Stadtrat stimmte am Abend ohne Gegenstimme für einen Vertrag mit dem Förderverein.',
      'Der Verein stellt an Samstagen und Sonntagen die Aufsicht, 28 Mitglieder haben dafür die Prüfung zum Rettungsschwimmer abgelegt. Die Stadt spart so 140.000 Euro im Jahr.',
      'Im Frühjahr beginnt die Sanierung des Dachs. Während der sechs Wochen fährt ein Bus die Schulklassen nach Altenmoor.',
    ],
    elements: [
      {
        type: 'quote',
        at: 2,
        quote: 'Wir retten kein Becken, wir retten den Schwimmunterricht.',
        quotee: 'Kai Rehbach',
        quoteCaption: 'Vorsitzender des Fördervereins',
      },
    ],
  },
  {
    key: 'bruecke-rohrbach',
    headline: 'Rohrbachbrücke ab Montag nur noch für leichte Autos frei',
    teaser:
      'Prüfer haben Risse in zwei Trägern gefunden. Lastwagen und Busse müssen einen Umweg von sechs Kilometern fahren.',
    category: 'Lokales',
    access: 'free',
    published: { minutesAgo: 24 },
    badges: ['breakingnews'],
    authors: [authors.konrad],
    image: picture.single('bruecke'),
    imageAlt: 'Brücke mit drei Bögen über einem Fluss',
    body: [
      'Die Nachricht kam am Mittag: Nach der jährlichen Prüfung darf die Rohrbachbrücke nur noch mit höchstens 3,5 Tonnen belastet werden. Die Schilder werden am Montag aufgestellt.',
      'Betroffen sind vor allem der Schulbus und die Sägemühle. Für den Bus richtet der Kreis eine Ersatzhaltestelle auf der Südseite ein.',
      'Ob die Brücke saniert oder neu gebaut wird, soll ein Gutachten bis zum Sommer klären.',
    ],
  },
  {
    key: 'kita-plaetze',
    headline: '90 Kinder, 62 Plätze: Warum die Kita-Vergabe wieder Tränen kostet',
    teaser:
      'Eltern berichten von Absagen ohne Begründung. Das Jugendamt erklärt sein Punktesystem und räumt Fehler ein.',
    category: 'Lokales',
    access: 'plus',
    published: { todayShare: 0.55 },
    authors: [authors.svenja],
    image: picture.cards('kita'),
    imageAlt: 'Bauklötze und ein Ball auf dem Boden',
    body: [
      'Der Brief hatte nur vier Zeilen. „Leider können wir Ihnen keinen Platz anbieten“, stand darin, sonst nichts. 28 Familien in Anderstadt haben ihn in dieser Woche bekommen.',
      'Vergeben wird nach Punkten: für Geschwister, für Arbeitszeiten, für den Weg. In elf Fällen wurden Angaben der Eltern falsch übertragen, wie das Amt auf Nachfrage bestätigt.',
      'Eine dritte Gruppe im Pfarrheim könnte helfen. Sie scheitert bislang an zwei fehlenden Erzieherinnen.',
    ],
  },
  {
    key: 'wochenmarkt-abend',
    headline: 'Wochenmarkt zieht probeweise in den Abend',
    teaser: 'Donnerstags von 16 bis 20 Uhr: Die Händler hoffen auf Kunden, die vormittags arbeiten.',
    category: 'Lokales',
    access: 'free',
    published: { todayShare: 0.35 },
    badges: ['shortnote'],
    authors: [authors.redaktion],
    image: picture.variants('wochenmarkt'),
    imageAlt: 'Marktstände mit gestreiften Dächern am Abend',
    body: [
      'Zwölf Stände, ein Feierabendbier und Musik vom Turm: Anderstadt versucht es mit einem Abendmarkt. Der Vormittag am Samstag bleibt daneben bestehen.',
      'Nach drei Monaten wollen Händler und Stadt Bilanz ziehen.',
    ],
  },
  {
    key: 'altes-kino',
    headline: 'Das alte Kino wird Bürgerhaus: Ein Rundgang vor dem Umbau',
    teaser: 'Rote Sessel, 400 Filmrollen und ein Klavier im Keller. Wir durften noch einmal hinein.',
    category: 'Lokales',
    access: 'plus',
    published: { daysAgo: 1, at: '16:45' },
    badges: ['vrmstory'],
    authors: [authors.helene],
    image: picture.perSize('kino'),
    imageAlt: 'Das alte Kino zwischen Häusern',
    media: {
      images: [
        { src: picture.single('kino-kasse'), alt: 'Kassenhäuschen', description: 'Die Kasse von 1956.' },
        {
          src: picture.single('kino-projektor'),
          alt: 'Filmprojektor',
          description: 'Der Projektor läuft noch.',
        },
      ],
    },
    body: [
      'Der Schlüssel klemmt, dann geht die Tür auf, und es riecht nach Staub und Popcorn, obwohl hier seit 19 Jahren niemand mehr Popcorn gemacht hat.',
      'Im Frühjahr beginnt der Umbau. Die Leinwand bleibt, auch die ersten drei Reihen. Dahinter entstehen ein Saal für 200 Gäste und eine kleine Küche.',
      'Was mit den Filmrollen geschieht, ist offen. Das Landesarchiv hat Interesse an den Wochenschauen.',
    ],
  },
  {
    key: 'laermblitzer',
    headline: 'Messgerät an der Ringstraße zählt 4.000 zu laute Autos im Monat',
    teaser: 'Anwohner fordern seit Jahren mehr Kontrollen. Die Zahlen geben ihnen recht.',
    category: 'Lokales',
    access: 'free',
    published: { daysAgo: 1, at: '08:20' },
    authors: [authors.konrad],
    image: picture.single('ringstrasse'),
    imageAlt: 'Landstraße zwischen Bäumen',
    body: [
      'Vier Wochen lang hing ein unscheinbarer Kasten am Laternenmast vor dem Haus Nummer 71. Er zählte jedes Fahrzeug, das lauter war als 82 Dezibel.',
      'Bestraft wird niemand, dafür fehlt die Rechtsgrundlage. Die Stadt will nun aber nachts Tempo 30 beantragen.',
    ],
  },
  {
    key: 'feuerwehr-nachwuchs',
    headline: 'Jugendfeuerwehr in Altenmoor hat eine Warteliste',
    teaser: 'Während andere Wehren werben, muss die Truppe im Moor Kinder vertrösten. Was macht sie anders?',
    category: 'Lokales',
    access: 'plus',
    published: { daysAgo: 5, at: '13:15' },
    authors: [authors.theo, authors.svenja],
    image: picture.cards('feuerwehr'),
    imageAlt: 'Großes Haus an einem Platz mit Bäumen',
    body: [
      'Dienstag, 17 Uhr, Gerätehaus: 34 Kinder rollen Schläuche aus, neun weitere stehen auf einer Liste. Bei 800 Einwohnern ist das beachtlich.',
      'Das Geheimnis sei keines, sagt die Jugendwartin. „Wir fangen pünktlich an, hören pünktlich auf und fahren jedes Jahr einmal ans Meer.“',
    ],
  },
  {
    key: 'kommentar-kita',
    headline: 'Vier Zeilen sind zu wenig',
    teaser:
      'Wer Familien absagt, schuldet ihnen eine Begründung. Svenja Marquart über die Briefe aus dem Jugendamt.',
    category: 'Meinung',
    access: 'free',
    published: { minutesAgo: 90 },
    isComment: true,
    authors: [authors.svenja],
    body: [
      'Es fehlt an Plätzen, und daran ist im Amt niemand schuld. Für den Ton aber schon. Eine Absage, die den Alltag einer Familie umwirft, verdient mehr als einen Textbaustein.',
      'Das Punktesystem ist nachvollziehbar, wenn man es kennt. Also sollte es auf jedem Bescheid stehen, mit der eigenen Zahl daneben.',
    ],
  },
]
