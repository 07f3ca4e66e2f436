import type { ArticleText } from '../article-text.ts'
import { authors } from '../authors.ts'
import { picture } from '../pictures.ts'

/** The Auental around Musterstadt: business, sport, culture, days out. */
export const azAround: ArticleText[] = [
  {
    key: 'hochwasserschutz-auental',
    headline: 'Sieben Dörfer im Auental planen den Hochwasserschutz gemeinsam',
    teaser: 'Zwei Rückhaltebecken und ein Frühwarnsystem sollen die Orte am Unterlauf bis 2031 schützen.',
    category: 'Region',
    access: 'plus',
    published: { todayShare: 0.75 },
    authors: [authors.konrad, authors.svenja],
    image: picture.perSize('fluss'),
    imageAlt: 'Fluss zwischen Hügeln',
    body: [
      'Der Regen im vorletzten Juni hat die Bürgermeister zusammengebracht. Damals stand das Wasser in Niederau bis zu den Fensterbänken, während drei Kilometer weiter oben die Wiesen trocken blieben.',
      'Künftig soll ein Becken oberhalb von Auenhausen 400.000 Kubikmeter zurückhalten. Ein zweites entsteht am Mühlbach, wo der Kreis bereits Flächen gekauft hat.',
      'Bezahlt wird nach einem Schlüssel, der auch die Orte beteiligt, die selbst nie unter Wasser standen. Das gilt den Planern als kleines Wunder.',
    ],
  },
  {
    key: 'storchennest',
    headline: 'Storchenpaar zieht in Auenhausen vier Junge groß',
    teaser: 'So viele waren es zuletzt vor 30 Jahren. Eine Kamera überträgt aus dem Nest auf dem Schulhaus.',
    category: 'Region',
    access: 'free',
    published: { daysAgo: 12, at: '11:45' },
    teaserType: 'multimedia',
    authors: [authors.mara],
    image: picture.cards('storch'),
    imageAlt: 'Storch in seinem Nest auf einem Dach',
    videos: [
      {
        title: 'Fütterung im Storchennest',
        url: 'https://film.example/storchennest',
        thumbnail: picture.single('storch'),
      },
    ],
    body: [
      'Morgens um sechs klappert es zum ersten Mal. Dann landet einer der Altvögel, und vier Schnäbel gehen auf. Das Paar auf dem Dach der alten Schule hat in diesem Jahr so viele Junge wie lange nicht.',
      'Die feuchten Wiesen am Unterlauf bieten reichlich Nahrung. Seit die Gräben nicht mehr so tief geräumt werden, gibt es dort wieder mehr Frösche.',
    ],
  },
  {
    key: 'baeckerei-nachfolge',
    headline: 'Nach 112 Jahren: Die Bäckerei am Tor findet eine Nachfolgerin',
    teaser:
      'Eine Konditorin aus der Großstadt übernimmt den Familienbetrieb samt Sauerteig und allen neun Angestellten.',
    category: 'Wirtschaft',
    access: 'plus',
    published: { todayShare: 0.22 },
    authors: [authors.svenja],
    image: picture.variants('baeckerei'),
    imageAlt: 'Laden mit Schaufenstern und gestreifter Markise',
    body: [
      'Drei Jahre lang hat der alte Bäckermeister gesucht, zweimal war der Vertrag fast unterschrieben. Jetzt hat er die Schlüssel übergeben, an eine 34-Jährige, die vorher Torten für Hotels gebaut hat.',
      'Sie will wenig ändern. Das Roggenbrot bleibt, ebenso die Öffnung um halb sechs. Neu ist ein Tisch am Fenster, an dem man sitzen und zuschauen kann.',
      'Für die Handwerkskammer ist der Fall eine Ausnahme: Vier von zehn Betrieben finden im Kreis derzeit niemanden.',
    ],
  },
  {
    key: 'gewerbepark-waerme',
    headline: 'Abwärme aus dem Rechenzentrum soll 300 Wohnungen heizen',
    teaser:
      'Im Gewerbepark entsteht ein Nahwärmenetz. Die ersten Häuser könnten im nächsten Winter angeschlossen sein.',
    category: 'Wirtschaft',
    access: 'free',
    published: { daysAgo: 1, at: '12:30' },
    authors: [authors.jost],
    image: picture.single('gewerbepark'),
    imageAlt: 'Werkhallen mit rauchenden Schornsteinen',
    body: [
      'Server werden warm, Wohnungen sollen es werden. Auf diese einfache Rechnung setzen die Stadtwerke und der Betreiber des Rechenzentrums im Gewerbepark.',
      'Eine Wärmepumpe hebt das Wasser von 30 auf 65 Grad, gut drei Kilometer Leitung führen es in das Quartier am Lindenhof. Die Investition liegt bei elf Millionen Euro.',
    ],
  },
  {
    key: 'derby-musterstadt',
    headline: 'Spätes Tor entscheidet das Derby gegen Niederau',
    teaser:
      'In der 93. Minute köpft der Kapitän zum 2:1 ein. 1.400 Zuschauer sehen ein Spiel mit zwei Platzverweisen.',
    category: 'Sport',
    access: 'free',
    published: { minutesAgo: 150 },
    authors: [authors.theo],
    image: picture.perSize('fussball'),
    imageAlt: 'Spielfeld vor vollen Rängen',
    body: [
      'Der Ball war lang, der Wind kam von vorn, und eigentlich hatten alle schon mit dem Unentschieden gerechnet. Dann stand der Kapitän am langen Pfosten frei.',
      'Niederau hatte nach der Pause stark gedrückt und verdient ausgeglichen. Ein Handspiel und ein Wortgefecht kosteten die Gäste aber zwei Spieler.',
      'In der Tabelle rückt Musterstadt auf Platz vier vor, zwei Punkte hinter der Spitze.',
    ],
  },
  {
    key: 'ruderinnen-regatta',
    headline: 'Ruderinnen fahren ohne Bootshaus zur Meisterschaft',
    teaser: 'Nach dem Brand trainieren die Frauen auf fremden Booten und sind trotzdem so schnell wie nie.',
    category: 'Sport',
    access: 'plus',
    published: { daysAgo: 2, at: '18:00' },
    authors: [authors.theo, authors.mara, authors.jost],
    image: picture.cards('rudern'),
    imageAlt: 'Ruderboot mit vier Menschen',
    body: [
      'Im Februar brannte das Bootshaus bis auf die Mauern nieder. Elf Boote, 60 Skulls und die Pokale aus acht Jahrzehnten: alles weg.',
      'Seitdem leihen drei Vereine, was sie entbehren können. Der Vierer trainiert jeden Morgen um sechs auf einem Boot, das eigentlich ausgemustert war.',
      'Bei der Landesregatta reichte es zum zweiten Platz und damit zur Teilnahme an der Meisterschaft. „Wir haben gelernt, dass das Boot nicht das Wichtigste ist“, sagt die Schlagfrau.',
    ],
  },
  {
    key: 'theater-premiere',
    headline: 'Das Stadttheater spielt eine Komödie im Schwimmbad',
    teaser:
      'Die Premiere im leeren Nichtschwimmerbecken ist ausverkauft, für zwei weitere Abende gibt es noch Karten.',
    category: 'Kultur',
    access: 'free',
    published: { daysAgo: 3, at: '21:15' },
    authors: [authors.mara],
    image: picture.variants('theater-hallenbad'),
    imageAlt: 'Becken eines Hallenbads mit Bahnen',
    body: [
      'Es hallt, es ist kühl, und man sitzt auf Styropor. Trotzdem lachen die 180 Gäste von der ersten Minute an.',
      'Weil das Theater saniert wird, sucht das Ensemble ungewöhnliche Orte. Das Becken eignet sich besser als gedacht: Die Kacheln tragen jede Stimme bis in die letzte Reihe.',
    ],
  },
  {
    key: 'wanderung-muehlbach',
    headline: 'Neun Kilometer, drei Mühlen, ein Kuchen: eine Runde am Mühlbach',
    teaser:
      'Unser Tipp für das Wochenende führt durch Auwald und über Streuobstwiesen und endet in einem Hofcafé.',
    category: 'Freizeit',
    access: 'plus',
    published: { daysAgo: 6, at: '10:00' },
    authors: [authors.svenja],
    image: picture.perSize('wanderung'),
    imageAlt: 'Nadelwald vor Hügeln',
    media: {
      images: [
        {
          src: picture.single('muehle'),
          alt: 'Altes Mühlrad',
          description: 'Die Obermühle arbeitet seit 1764.',
        },
        { src: picture.single('streuobst'), alt: 'Apfelbäume', description: 'Hier stehen 40 alte Sorten.' },
      ],
    },
    body: [
      'Start ist am Wanderparkplatz in Niederau. Von dort folgt der Weg dem Bach, zuerst auf Schotter, dann auf weichem Waldboden.',
      'Nach vier Kilometern erreicht man die Obermühle, deren Rad sich noch dreht. Wer Glück hat, trifft den Müller, der gern erzählt.',
      'Der Rückweg über die Obstwiesen ist sonnig. Im Hofcafé gibt es am Wochenende ab 14 Uhr Kuchen, solange der Vorrat reicht.',
    ],
  },
]
