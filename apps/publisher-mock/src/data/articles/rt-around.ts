import type { ArticleText } from '../article-text.ts'
import { authors } from '../authors.ts'
import { picture } from '../pictures.ts'

/** The Rheinfelder Land around Anderstadt: business, sport, culture, days out. */
export const rtAround: ArticleText[] = [
  {
    key: 'moor-renaturierung',
    headline: 'Das Altenmoor wird wieder nass, und die Kühe bleiben trotzdem',
    teaser:
      'Landwirte und Naturschützer haben sich nach sechs Jahren auf einen Plan geeinigt. Er könnte zum Vorbild werden.',
    category: 'Region',
    access: 'plus',
    published: { todayShare: 0.8 },
    authors: [authors.helene, authors.jost],
    image: picture.perSize('moor'),
    imageAlt: 'Dunkle Tümpel zwischen Schilf und toten Stämmen',
    body: [
      'Am Ende half ein Gummistiefel. Bei der letzten gemeinsamen Begehung blieb der Vorsitzende des Bauernverbands im Torf stecken, und der Naturschützer zog ihn heraus.',
      'Auf 180 Hektar sollen die Gräben verschlossen werden. Am Rand bleiben Weiden, auf denen Wasserbüffel und robuste Rinder grasen können.',
      'Wer mitmacht, bekommt einen Ausgleich über 25 Jahre. Neun von elf Betrieben haben unterschrieben.',
    ],
  },
  {
    key: 'bahnstrecke-reaktiviert',
    headline: 'Erster Zug nach 38 Jahren: Die Strecke nach Seebrück kommt zurück',
    teaser: 'Noch fehlen zwei Bahnsteige und eine Unterschrift. Doch der Fahrplan steht schon.',
    category: 'Region',
    access: 'free',
    published: { daysAgo: 2, at: '07:30' },
    teaserType: 'multimedia',
    authors: [authors.konrad],
    image: picture.cards('bahn'),
    imageAlt: 'Gleise zwischen Bäumen',
    videos: [
      {
        title: 'Mitfahrt im Führerstand',
        url: 'https://film.example/fuehrerstand',
        thumbnail: picture.single('bahn'),
      },
    ],
    body: [
      'Die Schienen waren nie weg, nur zugewachsen. Jetzt rollt auf ihnen wieder ein Messzug, langsam und mit viel Gehupe.',
      'Im Stundentakt soll es von Anderstadt nach Seebrück gehen, Fahrzeit 23 Minuten. Das Land bestellt die Züge, die Gemeinden bauen die Haltepunkte.',
    ],
  },
  {
    key: 'saegewerk-solar',
    headline: 'Sägewerk in Steinwinkel macht sich unabhängig vom Stromnetz',
    teaser:
      'Sonne auf dem Dach, Holzreste im Kessel: Der Betrieb mit 60 Beschäftigten deckt seinen Bedarf fast allein.',
    category: 'Wirtschaft',
    access: 'plus',
    published: { todayShare: 0.18 },
    authors: [authors.jost],
    image: picture.single('saegewerk'),
    imageAlt: 'Gestapelte Baumstämme vor einer Halle',
    body: [
      'Früher lief um halb sieben der Zähler heiß, wenn die großen Sägen ansprangen. Heute schaut der Chef auf eine Anzeige, und dort steht meistens eine Null.',
      'Fünf Millionen Euro hat die Familie ausgegeben. In zwölf Jahren soll sich das rechnen, bei steigenden Preisen früher.',
      'Gebremst hat vor allem das Papier: 14 Monate dauerte die Genehmigung für den Kessel.',
    ],
  },
  {
    key: 'einkaufen-laden',
    headline: 'Der Dorfladen in Rohrfeld hat jetzt rund um die Uhr geöffnet',
    teaser:
      'Eine Karte öffnet die Tür, bezahlt wird an der Selbstbedienungskasse. Geklaut wurde bisher ein Joghurt.',
    category: 'Wirtschaft',
    access: 'free',
    published: { daysAgo: 1, at: '11:10' },
    authors: [authors.mara],
    image: picture.variants('dorfladen'),
    imageAlt: 'Laden mit Schaufenstern und gestreifter Markise',
    body: [
      'Nachts um zwei kommt der Bäcker, morgens um fünf die Pflegerin. Dazwischen ist der Laden leer, aber offen.',
      '310 Haushalte haben Anteile gezeichnet und eine Karte bekommen. Tagsüber steht weiterhin jemand hinter der Theke, denn ein Laden ohne Gespräch sei nur ein Automat, findet der Vorstand.',
    ],
  },
  {
    key: 'handball-aufstieg',
    headline: 'Handballerinnen aus Anderstadt steigen in die Oberliga auf',
    teaser: 'Das entscheidende Spiel gewinnen sie mit 31:24, gefeiert wird auf dem Hallenboden.',
    category: 'Sport',
    access: 'free',
    published: { minutesAgo: 165 },
    authors: [authors.theo],
    image: picture.perSize('handball'),
    imageAlt: 'Menschen vor einem Handballtor in einer Halle',
    body: [
      'Zehn Minuten vor dem Ende war alles klar, und die Ersatzbank stand schon auf den Stühlen. Die Torhüterin hatte bis dahin 17 Würfe gehalten.',
      'Der Aufstieg kommt ein Jahr früher als geplant. Der Verein sucht nun Sponsoren, denn die Fahrten werden weiter und die Halle zu klein.',
    ],
  },
  {
    key: 'schach-kind',
    headline: 'Die Elfjährige, die den Vereinsmeister mattsetzt',
    teaser:
      'Sie spielt erst seit drei Jahren und schlägt inzwischen Gegner, die ihre Großväter sein könnten.',
    category: 'Sport',
    access: 'plus',
    published: { daysAgo: 3, at: '17:50' },
    authors: [authors.helene],
    image: picture.cards('schach'),
    imageAlt: 'Schachbrett mit Figuren',
    body: [
      'Sie denkt nicht lange nach, dann zieht sie, und ihr Gegenüber seufzt. Der Vereinsabend in Seebrück hat seit dem Herbst eine neue Nummer eins.',
      'Angefangen hat alles mit einem Brett vom Flohmarkt. Heute übt sie eine Stunde am Tag, nicht mehr, darauf achten die Eltern.',
      'Im Frühjahr fährt sie zur Landesmeisterschaft der Erwachsenen.',
    ],
  },
  {
    key: 'orgel-konzert',
    headline: 'Neue Orgel in St. Martin klingt nach Wald',
    teaser: 'Sie hat 1.912 Pfeifen, und viele sind aus Fichten, die der Sturm vor acht Jahren geworfen hat.',
    category: 'Kultur',
    access: 'free',
    published: { daysAgo: 7, at: '20:30' },
    authors: [authors.mara],
    image: picture.single('orgel'),
    imageAlt: 'Pfeifen einer Orgel',
    body: [
      'Der erste Ton ist so tief, dass man ihn eher spürt als hört. Dann setzt die Flöte ein, und die Leute in den Bänken schauen nach oben.',
      'Vier Jahre hat der Orgelbauer gearbeitet, unterstützt von 700 Paten, die je eine Pfeife bezahlt haben.',
    ],
  },
  {
    key: 'ausflug-seebrueck',
    headline: 'Ein Tag in Seebrück: Steg, Sauna, Sahnetorte',
    teaser:
      'Auch im Winter lohnt sich der Weg an den See. Sechs Orte, an denen es warm ist oder wenigstens schön.',
    category: 'Freizeit',
    access: 'plus',
    published: { daysAgo: 16, at: '09:00' },
    authors: [authors.svenja],
    image: picture.perSize('see'),
    imageAlt: 'See vor Hügeln',
    body: [
      'Am besten kommt man früh, wenn der Nebel noch auf dem Wasser liegt und die Angler schweigen. Der Rundweg ist fünf Kilometer lang und fast eben.',
      'Danach hilft nur Hitze. Die kleine Sauna des Rudervereins kann man stundenweise mieten, das Tauchbecken ist der See selbst.',
      'Zum Abschluss gehört ein Stück Torte im Café am Steg. Reservieren ist ratsam.',
    ],
  },
]
