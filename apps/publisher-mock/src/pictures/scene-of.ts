import { diceOf } from './dice.ts'
import { motifs } from './motifs.ts'

/** Motifs by what the name of a picture holds, the first that fits; pictures with other names show a landscape. */
const motifOf: readonly [RegExp, keyof typeof motifs][] = [
  [/^autor-/, 'portrait'],
  [/herbst/, 'autumn'],
  [/streuobst/, 'orchard'],
  [/orgel/, 'organ'],
  [/bibliothek/, 'shelves'],
  [/hallenbad/, 'pool'],
  [/bruecke/, 'bridge'],
  [/moor/, 'bog'],
  [/rudern/, 'boat'],
  [/schach/, 'chess'],
  [/volleyball/, 'net'],
  [/handball/, 'goal'],
  [/ringen/, 'mat'],
  [/fussball/, 'field'],
  [/weihnachtsmarkt/, 'lights'],
  [/wochenmarkt/, 'market'],
  [/kita/, 'toys'],
  [/praxis/, 'bag'],
  [/kueche/, 'stove'],
  [/hotel/, 'hotel'],
  [/haushalt/, 'coins'],
  [/landtag/, 'columns'],
  [/container/, 'containers'],
  [/karte/, 'map'],
  [/saegewerk/, 'logs'],
  [/heizung/, 'panels'],
  [/langlauf/, 'track'],
  [/seilbahn/, 'cabin'],
  [/bergwacht/, 'rescue'],
  [/luchs/, 'lynx'],
  [/storch/, 'stork'],
  [/ringstrasse|radweg/, 'road'],
  [/bahn/, 'rails'],
  [/fluss|see|muehle|brunnen/, 'water'],
  [/wald|totholz|setzling|wanderung/, 'forest'],
  [/schneeschuhe|winter/, 'snow'],
  [/sturm|unwetter/, 'storm'],
  [/theater|jazz|chor/, 'stage'],
  [/bus/, 'bus'],
  [/sternenhimmel/, 'night'],
  [/baustelle/, 'site'],
  [/baeckerei|kaeserei|dorfladen/, 'shop'],
  [/rathaus|marktplatz|schule|museum|feuerwehr|kino/, 'hall'],
  [/gewerbepark/, 'works'],
]

/** The motif that a picture of that name shows. */
export const motifNameOf = (name: string): keyof typeof motifs =>
  motifOf.find(([pattern]) => pattern.test(name))?.[1] ?? 'country'

/** The drawing of a name as SVG, 1440 × 960. All of them are made for this project. */
export function sceneOf(name: string): string {
  const dice = diceOf(name)
  const draw = motifs[motifNameOf(name)]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 960">${draw(dice)}</svg>`
}
