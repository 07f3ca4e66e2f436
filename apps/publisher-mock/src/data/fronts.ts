import type { FrontBlock } from '@leserkonto/publisher-wire/content'
import type { PortalEdition } from './article-text.ts'

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

export const fronts: Record<PortalEdition, PlacedBlock[]> = {
  az: [
    placed('lead', null, 'marktplatz-baeume'),
    placed('three-below', null, 'unwetterwarnung', 'kommentar-parken', 'landtag-live'),
    placed(
      'grid',
      'Musterstadt',
      'wasserrohrbruch',
      'grundschule-container',
      'nachtbus-linie',
      'haushalt-luecke',
      'stadtbibliothek-sonntag',
      'radweg-talstrasse',
    ),
    desk,
    placed(
      'grid',
      'Aus dem Auental',
      'hochwasserschutz-auental',
      'baeckerei-nachfolge',
      'gewerbepark-waerme',
      'leitartikel-dorfbus',
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
    placed(
      'grid',
      'Anderstadt',
      'kita-plaetze',
      'kommentar-kita',
      'wochenmarkt-abend',
      'altes-kino',
      'laermblitzer',
      'feuerwehr-nachwuchs',
    ),
    desk,
    placed(
      'grid',
      'Aus dem Rheinfelder Land',
      'moor-renaturierung',
      'saegewerk-solar',
      'einkaufen-laden',
      'leitartikel-dorfbus',
      'bahnstrecke-reaktiviert',
      'orgel-konzert',
    ),
    placed('three-below', 'Sport und Freizeit', 'handball-aufstieg', 'schach-kind', 'ausflug-seebrueck'),
  ],
  ht: [
    placed('lead', null, 'seilbahn-entscheid'),
    placed('three-below', null, 'luchs-nachwuchs', 'unwetterwarnung', 'kommentar-seilbahn'),
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
    desk,
    placed(
      'grid',
      'Aus dem Hochwald',
      'waldumbau',
      'hotel-fachkraefte',
      'kaeserei-preis',
      'landtag-live',
      'leitartikel-dorfbus',
      'heimatmuseum-ski',
    ),
    placed('three-below', 'Sport und Freizeit', 'langlauf-nacht', 'ringerin-portraet', 'schneeschuhtour'),
  ],
}
