import { diceOf } from './dice.ts'
import { motifs } from './motifs.ts'
import type { Draw } from './scenery.ts'

/** Motifs by name; pictures with other names show a landscape. */
const motifOf: readonly [RegExp, Draw][] = [
  [/^autor-/, motifs.portrait],
  [/fussball|handball|ringen|schach/, motifs.field],
  [/fluss|see|rudern|hallenbad|moor|muehle|bruecke|brunnen/, motifs.water],
  [/wald|luchs|totholz|setzling|storch|streuobst|wanderung/, motifs.forest],
  [/langlauf|schneeschuhe|seilbahn|bergwacht|winter/, motifs.snow],
  [/sturm|unwetter/, motifs.storm],
  [/theater|orgel|jazz|chor|lesung/, motifs.stage],
  [/bus/, motifs.bus],
  [/sternenhimmel/, motifs.night],
  [/baustelle/, motifs.site],
  [/bahn|radweg|ringstrasse/, motifs.road],
  [/baeckerei|kaeserei|kueche|hotel|dorfladen|wochenmarkt|praxis|kita/, motifs.shop],
  [/rathaus|landtag|marktplatz|schule|bibliothek|museum|feuerwehr|kino/, motifs.hall],
  [/gewerbepark|saegewerk|heizung|karte/, motifs.works],
]

/** The drawing of a name as SVG, 1440 × 960. All of them are made for this project. */
export function sceneOf(name: string): string {
  const dice = diceOf(name)
  const draw = motifOf.find(([pattern]) => pattern.test(name))?.[1] ?? motifs.country
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 960">${draw(dice)}</svg>`
}
