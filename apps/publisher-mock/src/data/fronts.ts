import type { FrontBlock } from '@leserkonto/publisher-wire/content'

/** Article keys in the editors' order; none occurs twice on a front. */
export type PlacedBlock = Omit<FrontBlock, 'articles'> & { keys: string[] }

const placed = (type: FrontBlock['type'], title: string | null, ...keys: string[]): PlacedBlock => ({
  type,
  title,
  keys,
})

const desk = placed(
  'card-slider',
  'Wissen und Hören',
  'zukunftskarte',
  'sternenhimmel-video',
  'podcast-vereine',
  'heizung-foerderung',
  'sonderthema-kueche',
)

const mostRead = placed(
  'most-read',
  'Meistgelesen',
  'wolf-herdenschutz',
  'apfelkuchen-rezept',
  'schlaf-forschung',
  'krankenhaus-reform',
  'sauna-see',
)

const opinion = (key: string) => placed('opinion', 'Meinung', key, 'leitartikel-dorfbus')

const ownFronts: Readonly<Record<string, PlacedBlock[]>> = {
  az: [
    placed('lead', null, 'marktplatz-baeume'),
    placed('three-below', null, 'unwetterwarnung', 'landtag-live', 'wasserrohrbruch'),
    placed(
      'grid',
      'Musterstadt',
      'haushalt-luecke',
      'grundschule-container',
      'nachtbus-linie',
      'stadtbibliothek-sonntag',
      'radweg-talstrasse',
    ),
    opinion('kommentar-parken'),
    mostRead,
    desk,
    placed(
      'grid',
      'Aus dem Auental',
      'hochwasserschutz-auental',
      'baeckerei-nachfolge',
      'gewerbepark-waerme',
      'storchennest',
      'theater-premiere',
    ),
    placed(
      'three-below',
      'Sport und Freizeit',
      'derby-musterstadt',
      'ruderinnen-regatta',
      'wanderung-muehlbach',
    ),
  ],
  rt: [
    placed('lead', null, 'hallenbad-bleibt'),
    placed('three-below', null, 'bruecke-rohrbach', 'unwetterwarnung', 'landtag-live'),
    placed('grid', 'Anderstadt', 'kita-plaetze', 'wochenmarkt-abend', 'laermblitzer', 'feuerwehr-nachwuchs'),
    opinion('kommentar-kita'),
    mostRead,
    desk,
    placed(
      'grid',
      'Aus dem Rheinfelder Land',
      'moor-renaturierung',
      'saegewerk-solar',
      'einkaufen-laden',
      'bahnstrecke-reaktiviert',
      'orgel-konzert',
    ),
    placed('pictures', 'Bilder', 'bildergalerie-herbst', 'altes-kino'),
    placed('three-below', 'Sport und Freizeit', 'handball-aufstieg', 'schach-kind', 'ausflug-seebrueck'),
  ],
  ht: [
    placed('lead', null, 'seilbahn-entscheid'),
    placed('three-below', null, 'luchs-nachwuchs', 'unwetterwarnung', 'landtag-live'),
    placed(
      'grid',
      'Tannfurt',
      'lawinenuebung',
      'hausarzt-tannfurt',
      'winterdienst',
      'rathausuhr',
      'schulkueche',
      'marktbrunnen',
    ),
    opinion('kommentar-seilbahn'),
    mostRead,
    desk,
    placed(
      'grid',
      'Aus dem Hochwald',
      'waldumbau',
      'hotel-fachkraefte',
      'kaeserei-preis',
      'heimatmuseum-ski',
    ),
    placed('three-below', 'Sport und Freizeit', 'langlauf-nacht', 'ringerin-portraet', 'schneeschuhtour'),
  ],
}

const commonFront = [
  placed('lead', null, 'unwetterwarnung'),
  placed('three-below', null, 'landtag-live', 'glasfaser-dorf', 'trinkwasser-verbund'),
  placed('opinion', 'Meinung', 'leitartikel-dorfbus'),
  mostRead,
  desk,
]

/** The front of an edition; one without editors of its own has that of the common desk. */
export const frontOf = (edition: string): PlacedBlock[] => ownFronts[edition] ?? commonFront
