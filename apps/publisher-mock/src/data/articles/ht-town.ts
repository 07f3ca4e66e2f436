import type { ArticleText } from '../article-text.ts'
import { authors } from '../authors.ts'
import { picture } from '../pictures.ts'

/** Tannfurt itself: council, streets, schools. */
export const htTown: ArticleText[] = [
  {
    key: 'seilbahn-entscheid',
    headline: 'Tannfurt stimmt über die Seilbahn ab: Was Sie wissen müssen',
    teaser:
      'Kosten, Lärm, Parkplätze: In zwei Wochen entscheiden 9.300 Wahlberechtigte, ob die Gondel auf den Eschenkopf gebaut wird. Was Befürworter und Gegner sagen und was der Vertrag tatsächlich vorsieht.',
    category: 'Lokales',
    access: 'plus',
    published: { minutesAgo: 38 },
    changed: { minutesAgo: 9 },
    authors: [authors.konrad, authors.helene],
    image: picture.perSize('seilbahn'),
    imageAlt: 'Gondel am Seil vor verschneiten Bergen',
    dataAttributes: { ressort: 'buergerentscheid' },
    body: [
      'Die alte Sesselbahn ist 51 Jahre alt, und im nächsten Herbst läuft ihre Betriebserlaubnis aus. Ohne Ersatz stünde der Berg still.',
      'Die neue Gondel soll 17 Millionen Euro kosten, ein Drittel davon trägt die Stadt. Die Gegner rechnen mit mehr, weil der Untergrund an zwei Stützen noch nicht erkundet ist.',
      'Gültig ist das Ergebnis, wenn mindestens ein Fünftel der Berechtigten für eine Seite stimmt. Briefwahlunterlagen gibt es im Rathaus.',
    ],
    elements: [
      {
        type: 'quote',
        at: 2,
        quote: 'Ein Berg ohne Bahn ist immer noch ein Berg.',
        quotee: 'Veronika Stadlhuber',
        quoteCaption: 'Sprecherin der Bürgerinitiative',
      },
    ],
  },
  {
    key: 'lawinenuebung',
    headline: 'Bergwacht probt den Ernstfall am Eschenkopf',
    teaser:
      'Drei Hunde, eine Drohne und 40 Helfer suchen einen Nachmittag lang nach Verschütteten aus Stoff.',
    category: 'Lokales',
    access: 'free',
    published: { minutesAgo: 130 },
    authors: [authors.theo],
    image: picture.cards('bergwacht'),
    imageAlt: 'Drei Menschen mit einem Schlitten im Schnee',
    body: [
      'Der Hund braucht vier Minuten. Dann gräbt er, bellt, gräbt weiter, und eine Hand aus Filz kommt zum Vorschein.',
      'Zum ersten Mal flog in diesem Jahr eine Drohne mit, die Signale von Suchgeräten auffängt. Sie war schneller als die Menschen, aber langsamer als der Hund.',
    ],
  },
  {
    key: 'hausarzt-tannfurt',
    headline: 'Endlich eine Hausärztin: Praxis in der alten Post öffnet im Frühjahr',
    teaser:
      'Die Stadt hat umgebaut, gebürgt und einen Kindergartenplatz organisiert. Nun ist der Vertrag unterschrieben.',
    category: 'Lokales',
    access: 'plus',
    published: { todayShare: 0.58 },
    badges: ['vrmstory'],
    authors: [authors.svenja],
    image: picture.single('praxis'),
    imageAlt: 'Arztkoffer auf einem Tisch',
    body: [
      'Zwei Jahre lang mussten die Tannfurter bis nach Birkwald fahren, wenn das Fieber nicht sank. Im April soll das vorbei sein.',
      'Die neue Ärztin ist 39 und kommt aus einer Klinik in der Stadt. Den Ausschlag gab nicht das Geld, sagt sie, sondern der Blick aus dem Sprechzimmer.',
      'Bis zu 1.600 Patienten kann sie aufnehmen. Vormerken lassen kann man sich ab Januar im Bürgerbüro.',
    ],
  },
  {
    key: 'winterdienst',
    headline: 'Winterdienst räumt Schulwege künftig zuerst',
    teaser: 'Die Stadt ändert nach Beschwerden ihre Reihenfolge. Nebenstraßen müssen dafür länger warten.',
    category: 'Lokales',
    access: 'free',
    published: { todayShare: 0.3 },
    badges: ['shortnote'],
    authors: [authors.redaktion],
    image: picture.variants('winterdienst'),
    imageAlt: 'Verschneite Berge mit Tannen',
    body: [
      'Bislang fuhren die Räumfahrzeuge zuerst zum Gewerbegebiet. Von diesem Winter an sind bis 7 Uhr die Gehwege rund um beide Schulen an der Reihe.',
      'Gestreut wird weiterhin mit Splitt, Salz kommt nur an Steigungen zum Einsatz.',
    ],
  },
  {
    key: 'rathausuhr',
    headline: 'Die Rathausuhr geht wieder richtig, und keiner war es',
    teaser:
      'Elf Wochen lang ging sie sieben Minuten nach. Dann stimmte sie plötzlich. Die Verwaltung rätselt.',
    category: 'Lokales',
    access: 'free',
    published: { daysAgo: 1, at: '18:05' },
    authors: [authors.mara],
    image: picture.single('rathausuhr'),
    imageAlt: 'Rathaus an einem Platz',
    body: [
      'Wer in Tannfurt verabredet war, fragte zuletzt: nach Rathaus oder nach richtig? Der Uhrmacher, der das Werk kennt, ist im Ruhestand, ein Ersatzteil war bestellt.',
      'Am Montag nun zeigte die Uhr die korrekte Zeit. Der Hausmeister war im Urlaub, das Ersatzteil liegt noch im Paket. „Wir nehmen es, wie es ist“, sagt der Bürgermeister.',
    ],
  },
  {
    key: 'schulkueche',
    headline: 'In dieser Schulküche kochen die Neuntklässler für alle',
    teaser:
      '200 Essen am Tag, und kaum etwas bleibt übrig. Zu Besuch bei einem Unterrichtsfach, das satt macht.',
    category: 'Lokales',
    access: 'plus',
    published: { daysAgo: 1, at: '10:40' },
    authors: [authors.svenja, authors.mara],
    image: picture.perSize('schulkueche'),
    imageAlt: 'Töpfe auf einem Herd',
    body: [
      'Um acht Uhr werden Zwiebeln geschnitten, da ist in anderen Klassen Mathematik. Wobei: Auch hier wird gerechnet, nämlich Linsen für 200.',
      'Seit die Schüler selbst kochen, landen nur noch zwei Kilo Reste am Tag im Eimer. Früher, mit geliefertem Essen, waren es vierzehn.',
      'Das Fach heißt Praxis Ernährung und ist begehrt. Für das nächste Jahr gibt es doppelt so viele Anmeldungen wie Plätze.',
    ],
  },
  {
    key: 'marktbrunnen',
    headline: 'Der Marktbrunnen wird im Sommer zur Baustelle',
    teaser: 'Die Figuren von 1783 müssen in die Werkstatt. Ein Abguss vertritt sie für zwei Jahre.',
    category: 'Lokales',
    access: 'free',
    published: { daysAgo: 8, at: '15:25' },
    image: picture.cards('brunnen'),
    imageAlt: 'Stilles Wasser zwischen Hügeln',
    body: [
      'Frost und Abgase haben dem Neptun vom Marktbrunnen zugesetzt. Ein Arm ist nur noch mit Draht befestigt, der Dreizack fehlt seit Fastnacht.',
      'Die Originale kommen nach der Restaurierung ins Heimatmuseum. Auf dem Platz bleibt ein Abguss, der das Wetter besser verträgt.',
    ],
  },
  {
    key: 'kommentar-seilbahn',
    headline: 'Erst bohren, dann abstimmen',
    teaser:
      'Wer über 17 Millionen Euro entscheidet, sollte wissen, worauf die Stützen stehen. Ein Kommentar von Konrad Wieland.',
    category: 'Meinung',
    access: 'plus',
    published: { minutesAgo: 60 },
    isComment: true,
    authors: [authors.konrad],
    body: [
      'Man kann für diese Bahn sein, und es spricht viel dafür. Ohne sie verliert der Berg seine Gäste und das Tal einen Teil seiner Arbeit.',
      'Doch zwei Bohrungen kosten 40.000 Euro und drei Wochen. Warum die Stadt sie auf die Zeit nach der Abstimmung verschoben hat, konnte bislang niemand erklären.',
    ],
  },
]
