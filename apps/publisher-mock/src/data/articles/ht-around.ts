import type { ArticleText } from '../article-text.ts'
import { authors } from '../authors.ts'
import { picture } from '../pictures.ts'

/** The Hochwald around Tannfurt: business, sport, culture, days out. */
export const htAround: ArticleText[] = [
  {
    key: 'luchs-nachwuchs',
    headline: 'Fotofalle zeigt drei junge Luchse im Birkwald',
    teaser:
      'Es ist der erste Nachwuchs seit der Rückkehr der Tiere. Förster bitten darum, die Wege nicht zu verlassen.',
    category: 'Region',
    access: 'free',
    published: { minutesAgo: 14 },
    badges: ['breakingnews'],
    teaserType: 'multimedia',
    authors: [authors.mara],
    image: picture.cards('luchs'),
    imageAlt: 'Luchs zwischen Tannen',
    videos: [
      {
        title: 'Aufnahme der Fotofalle',
        url: 'https://film.example/luchse',
        thumbnail: picture.cards('luchs'),
      },
    ],
    body: [
      'Um 4.12 Uhr löste die Kamera aus: Zuerst läuft die Mutter durchs Bild, dann kommen, in einer Reihe, drei Junge. Das letzte bleibt stehen und schaut in die Linse.',
      'Vor fünf Jahren tauchte im Birkwald das erste Tier auf. Dass es nun Nachwuchs gibt, zeigt nach Ansicht der Forstleute, dass genug Ruhe und genug Rehe vorhanden sind.',
    ],
  },
  {
    key: 'waldumbau',
    headline: 'Weißtanne statt Fichte: Wie der Hochwald in 80 Jahren aussehen soll',
    teaser:
      'Ein Förster pflanzt Bäume, deren Schatten er nie erleben wird. Unterwegs in einem Revier, das sich verwandelt.',
    category: 'Region',
    access: 'plus',
    published: { todayShare: 0.7 },
    authors: [authors.helene],
    image: picture.perSize('wald'),
    imageAlt: 'Nadelwald vor Hügeln',
    media: {
      images: [
        { src: picture.single('setzling'), alt: 'Setzling', description: 'Drei Jahre alt und kniehoch.' },
        {
          src: picture.single('totholz'),
          alt: 'Liegender Stamm',
          description: 'Totholz hält die Feuchtigkeit.',
        },
      ],
    },
    body: [
      'Die Tanne ist so groß wie eine Hand. Der Förster drückt die Erde fest und steckt einen Stab daneben, damit er sie wiederfindet.',
      'Auf der Hälfte der Fläche stehen noch Fichten, die unter der Trockenheit leiden. Jedes Jahr kommen 40.000 junge Bäume hinzu: Tannen, Buchen, auch Elsbeeren.',
      'Am meisten Sorgen machen die Rehe, denen Tannenknospen schmecken. Ohne Jagd, sagt der Förster, gäbe es hier keinen Wald, sondern eine Wiese mit Zäunen.',
    ],
  },
  {
    key: 'kaeserei-preis',
    headline: 'Käse aus Oberlinden gehört zu den besten des Landes',
    teaser: 'Die Genossenschaft mit nur acht Höfen gewinnt Gold und kommt mit dem Reifen nicht mehr nach.',
    category: 'Wirtschaft',
    access: 'free',
    published: { daysAgo: 1, at: '14:00' },
    authors: [authors.jost],
    image: picture.variants('kaeserei'),
    imageAlt: 'Laden mit Schaufenstern und gestreifter Markise',
    body: [
      'Seit der Preis bekannt ist, klingelt im Hofladen ständig das Telefon. Dabei ist der prämierte Laib 14 Monate alt, und mehr als 300 davon gibt es nicht.',
      'Die acht Höfe wollen trotzdem nicht wachsen. Mehr Kühe gäben die Wiesen nicht her, und einen zweiten Keller müsste man in den Fels schlagen.',
    ],
  },
  {
    key: 'hotel-fachkraefte',
    headline: 'Wie ein Hotel in Eschengrund mit der Viertagewoche Personal findet',
    teaser: 'Montags und dienstags bleibt die Küche kalt. Der Umsatz ist trotzdem gestiegen.',
    category: 'Wirtschaft',
    access: 'plus',
    published: { todayShare: 0.12 },
    authors: [authors.svenja],
    image: picture.single('hotel'),
    imageAlt: 'Hotel mit Balkonen vor Bergen',
    body: [
      'Auf die letzte Anzeige kam genau eine Bewerbung, und die war für einen anderen Betrieb bestimmt. Da beschloss die Hotelchefin, etwas zu ändern.',
      'Seit einem Jahr arbeiten alle 26 Beschäftigten vier Tage, bei vollem Lohn. Das Restaurant schließt dafür zwei Abende in der Woche.',
      'Niemand hat seither gekündigt, und auf die jüngste Stelle bewarben sich 19 Leute.',
    ],
  },
  {
    key: 'langlauf-nacht',
    headline: 'Nachtloipe in Birkwald ist gespurt',
    teaser: 'Bis 21 Uhr brennt das Licht auf 3,5 Kilometern. Das erste Rennen startet am Samstag.',
    category: 'Sport',
    access: 'free',
    published: { minutesAgo: 100 },
    changed: { minutesAgo: 80 },
    authors: [authors.theo],
    image: picture.perSize('langlauf'),
    imageAlt: 'Mensch auf einer beleuchteten Loipe am Abend',
    body: [
      'Zwölf Zentimeter Schnee und drei kalte Nächte haben gereicht. Seit gestern ist die Runde am Sportheim für beide Stile präpariert.',
      'Der Skiclub erwartet zum Auftaktrennen 150 Starter. Nachmelden kann man sich bis eine Stunde vor dem Start.',
    ],
  },
  {
    key: 'ringerin-portraet',
    headline: 'Sie ringt mit Männern und um Anerkennung',
    teaser:
      'Weil es im Hochwald keine Frauenmannschaft gibt, trainiert eine 22-Jährige mit der Herrenriege. Nun winkt der Nationalkader.',
    category: 'Sport',
    access: 'plus',
    published: { daysAgo: 4, at: '12:00' },
    authors: [authors.helene, authors.theo],
    image: picture.cards('ringen'),
    imageAlt: 'Zwei Menschen auf einer Ringermatte',
    body: [
      'Am Anfang wollte keiner gegen sie antreten. „Die hatten Angst zu gewinnen. Und noch mehr Angst zu verlieren“, sagt sie und lacht.',
      'Heute ist sie die Schnellste in der Halle von Tannfurt. Dreimal in der Woche wird geübt, am Wochenende fährt sie zum Stützpunkt.',
      'Im Februar fällt die Entscheidung über den Kader.',
    ],
  },
  {
    key: 'heimatmuseum-ski',
    headline: 'Museum zeigt 100 Jahre Skifahren mit und ohne Lift',
    teaser:
      'Von der Fassdaube bis zum Leihhelm: Die Schau im Heimatmuseum erzählt, wie der Winter zum Geschäft wurde.',
    category: 'Kultur',
    access: 'free',
    published: { daysAgo: 5, at: '19:10' },
    authors: [authors.mara],
    image: picture.variants('museum'),
    imageAlt: 'Museum an einem Platz',
    body: [
      'Das älteste Stück ist ein Paar Bretter, mit dem ein Wirt 1921 die Post über den Pass brachte. Es hat keine Kanten und nur einen Riemen.',
      'Die Ausstellung verschweigt nicht, was der Lift gekostet hat: an Wald, an Stille, manchmal auch an Frieden im Dorf.',
    ],
  },
  {
    key: 'schneeschuhtour',
    headline: 'Mit Schneeschuhen zur Eschenhütte: Tour für Anfänger',
    teaser:
      'Zweieinhalb Stunden hinauf, eine hinunter, dazwischen Suppe. Was man anziehen und wovor man sich hüten sollte.',
    category: 'Freizeit',
    access: 'plus',
    published: { daysAgo: 20, at: '08:45' },
    authors: [authors.svenja],
    image: picture.perSize('schneeschuhe'),
    imageAlt: 'Verschneite Berge mit Tannen',
    body: [
      'Der Weg beginnt hinter der Kirche von Eschengrund und führt zuerst durch den Wald. Die Markierung ist pinkfarben und auch bei Nebel zu sehen.',
      'Nach einer Stunde öffnet sich der Blick auf das ganze Tal. Von hier aus sollte man auf der Spur bleiben, denn links davon liegt eine Ruhezone für Birkhühner.',
      'In der Hütte gibt es von Mittwoch bis Sonntag warme Küche. Wer absteigt, bevor die Sonne weg ist, hat festen Schnee.',
    ],
  },
]
