import type { ArticleText } from '../article-text.ts'
import { authors } from '../authors.ts'
import { picture } from '../pictures.ts'

/** Musterstadt itself: council, streets, schools. */
export const azTown: ArticleText[] = [
  {
    key: 'marktplatz-baeume',
    headline: 'Der Marktplatz bekommt 24 Bäume und verliert alle Parkplätze',
    teaser:
      'Nach vier Stunden Debatte entscheidet der Stadtrat mit einer Stimme Mehrheit: Aus dem größten Parkplatz der Innenstadt wird bis zum übernächsten Sommer ein Platz mit Linden, Wasserspiel und Bänken.',
    category: 'Lokales',
    access: 'plus',
    published: { minutesAgo: 48 },
    changed: { minutesAgo: 21 },
    authors: [authors.helene, authors.konrad],
    image: picture.perSize('marktplatz'),
    imageAlt: 'Bäume vor dem Rathaus am Marktplatz',
    dataAttributes: { ressort: 'stadtrat' },
    body: [
      'Um 22.14 Uhr hebt der letzte Stadtrat die Hand, dann steht es 21 zu 20: Der Marktplatz von Musterstadt wird umgebaut. Auf der Tribüne klatschen die einen, die anderen gehen wortlos hinaus.',
      'Geplant sind 24 Linden in fünf Reihen, ein flaches Wasserspiel und Sitzstufen vor dem alten Rathaus. Die 86 Parkplätze entfallen ersatzlos, dafür soll die Tiefgarage am Bahnhof zwei Stunden lang kostenlos sein.',
      'Die Händler sind gespalten. Während die Buchhandlung auf mehr Laufkundschaft hofft, fürchtet der Eisenwarenladen um Kunden, die Schweres zu tragen haben. Für sie soll es eine Ladezone an der Nordseite geben.',
    ],
    elements: [
      {
        type: 'quote',
        at: 2,
        quote: 'Wer einen Platz will, muss ihn sich auch leisten wollen.',
        quotee: 'Ruth Lindenau',
        quoteCaption: 'Baudezernentin',
      },
    ],
  },
  {
    key: 'grundschule-container',
    headline: 'Vier Klassen lernen noch ein Jahr im Container',
    teaser:
      'Die Sanierung der Grundschule am Lindenhof verzögert sich, weil unter dem Estrich Feuchtigkeit steckt.',
    category: 'Lokales',
    access: 'free',
    published: { todayShare: 0.62 },
    authors: [authors.svenja],
    image: picture.perSize('container'),
    imageAlt: 'Container mit Fenstern auf einem Schulhof',
    body: [
      'Eigentlich sollten die Kinder der Lindenhof-Grundschule nach den Winterferien in ihre Klassenzimmer zurückkehren. Nun steht fest: Vor dem nächsten Schuljahr wird daraus nichts.',
      'Bei Bohrungen stellten Gutachter fest, dass der Boden im Erdgeschoss an vielen Stellen feucht ist. Er muss vollständig heraus, bevor Heizung und Leitungen verlegt werden können.',
      'Die Rektorin nimmt es gelassen. „Die Container sind warm und hell. Nur der Sportunterricht bleibt eine Wanderung“, sagt sie.',
    ],
  },
  {
    key: 'nachtbus-linie',
    headline: 'Nachtbus fährt künftig auch nach Niederau',
    teaser: 'Freitags und samstags verbindet die neue Linie N4 die Innenstadt mit drei Dörfern im Auental.',
    category: 'Lokales',
    access: 'free',
    published: { todayShare: 0.4 },
    badges: ['shortnote'],
    authors: [authors.redaktion],
    image: picture.variants('bus'),
    imageAlt: 'Beleuchteter Linienbus am Abend',
    body: [
      'Wer am Wochenende lange ausgeht, kommt bald bequemer nach Hause: Vom kommenden Monat an fährt der Nachtbus N4 freitags und samstags stündlich bis 3 Uhr nach Niederau.',
      'Gehalten wird auch in Auenhausen und am Gewerbepark. Es gelten die üblichen Fahrscheine, ein Zuschlag wird nicht erhoben.',
    ],
  },
  {
    key: 'wasserrohrbruch',
    headline: 'Wasserrohrbruch legt die Gartenstraße lahm',
    teaser:
      'Rund 120 Haushalte waren am Morgen ohne Wasser. Die Reparatur dauert voraussichtlich bis zum Abend.',
    category: 'Lokales',
    access: 'free',
    published: { minutesAgo: 112 },
    changed: { minutesAgo: 64 },
    badges: ['breakingnews'],
    authors: [authors.konrad],
    image: picture.cards('baustelle'),
    imageAlt: 'Absperrung und Bagger auf einer nassen Straße',
    body: [
      'Ein Knall, dann stand das Wasser knöcheltief: In der Gartenstraße ist am Morgen eine Hauptleitung aus den Sechzigerjahren gebrochen. Die Feuerwehr pumpte drei Keller aus.',
      'Die Stadtwerke versorgen die Anwohner über einen Tankwagen an der Ecke Mühlweg. Autofahrer sollten den Bereich weiträumig umfahren.',
      'Verletzt wurde niemand. Wie hoch der Schaden ist, lässt sich noch nicht sagen.',
    ],
  },
  {
    key: 'stadtbibliothek-sonntag',
    headline: 'Die Stadtbibliothek öffnet probeweise am Sonntag',
    teaser: 'Ein halbes Jahr lang können Familien sonntags von 11 bis 17 Uhr lesen, spielen und ausleihen.',
    category: 'Lokales',
    access: 'free',
    published: { daysAgo: 1, at: '17:20' },
    authors: [authors.mara],
    image: picture.perSize('bibliothek'),
    imageAlt: 'Regale voller Bücher',
    body: [
      'Was in anderen Städten längst üblich ist, versucht nun auch Musterstadt: Die Bibliothek am Stadtgraben schließt am Sonntag nicht mehr zu.',
      'Fachpersonal ist an diesem Tag nicht im Haus. Ausleihe und Rückgabe laufen über Automaten, ein Wachdienst sieht nach dem Rechten.',
      'Nach sechs Monaten will die Verwaltung zählen, ob sich das Angebot lohnt. Als Ziel gelten 150 Besucher je Sonntag.',
    ],
  },
  {
    key: 'haushalt-luecke',
    headline: 'Sieben Millionen fehlen: Wo die Kämmerin jetzt sparen will',
    teaser:
      'Höhere Löhne, teure Energie, weniger Gewerbesteuer. Die Kämmerin legt dem Rat eine Liste mit 43 Vorschlägen vor, und kaum einer davon ist unumstritten.',
    category: 'Lokales',
    access: 'plus',
    published: { daysAgo: 1, at: '09:05' },
    badges: ['vrmstory'],
    authors: [authors.helene],
    image: picture.perSize('haushalt'),
    imageAlt: 'Münzstapel vor fallenden Balken',
    body: [
      'Die Zahl steht auf Seite drei und ist fett gedruckt: 7,1 Millionen Euro fehlen im Haushalt des kommenden Jahres. So groß war die Lücke seit zwei Jahrzehnten nicht.',
      'Auf der Liste der Kämmerin stehen kleine Beträge wie das Blumenbudget der Friedhöfe und große wie der Zuschuss zum Hallenbad. Allein dort ließen sich 900.000 Euro im Jahr sparen.',
      'Im Januar beraten die Ausschüsse. Entschieden wird spätestens im März, sonst droht eine vorläufige Haushaltsführung, bei der nur noch das Nötigste bezahlt werden darf.',
    ],
  },
  {
    key: 'radweg-talstrasse',
    headline: 'Radweg an der Talstraße ist endlich durchgängig',
    teaser:
      'Mit dem letzten Stück von 340 Metern schließt die Stadt eine Lücke, über die elf Jahre lang gestritten wurde.',
    category: 'Lokales',
    access: 'free',
    published: { daysAgo: 4, at: '14:10' },
    image: picture.cards('radweg'),
    imageAlt: 'Landstraße zwischen Bäumen',
    body: [
      'Kein Absteigen, kein Wechsel auf die Fahrbahn: Vom Bahnhof bis zum Gewerbepark führt nun ein durchgehender Radweg, zweieinhalb Meter breit und nachts beleuchtet.',
      'Die Lücke vor der alten Gärtnerei war lange ungelöst, weil drei Grundstücke fehlten. Im Frühjahr einigte sich die Stadt mit der letzten Eigentümerin.',
    ],
  },
  {
    key: 'kommentar-parken',
    headline: 'Ein Platz ist kein Parkhaus',
    teaser:
      'Die Entscheidung für die Linden ist knapp, aber richtig. Nun muss die Stadt liefern, meint Helene Brandstetter.',
    category: 'Meinung',
    access: 'plus',
    published: { minutesAgo: 35 },
    isComment: true,
    authors: [authors.helene],
    body: [
      'Eine Stimme Mehrheit ist wenig für ein Vorhaben, das die Stadt auf Jahrzehnte prägt. Und doch war es Zeit. Wer an einem Julitag über den heißen Asphalt gegangen ist, weiß, warum.',
      'Die Sorgen der Händler sind nicht aus der Luft gegriffen. Sie verschwinden aber nicht durch Parkplätze, sondern durch Menschen, die gerne bleiben.',
      'Deshalb darf die Verwaltung nicht nur bauen. Sie muss die Ladezonen einrichten, bevor der erste Bagger rollt.',
    ],
  },
]
