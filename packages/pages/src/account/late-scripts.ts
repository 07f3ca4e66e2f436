import { inlineJson } from '../html.ts'

/**
 * Text of an inline script that loads the page's own scripts after the first view was painted. The scripts are fifteen
 * times as large as the style sheet which that view needs, and on a slow line they would delay it. A hidden page is not
 * painted and loads them at once.
 */
export const lateScripts = (entry: string, others: readonly string[]): string =>
  `(function(load){document.hidden?load():requestAnimationFrame(function(){setTimeout(load)})})(function(){
${inlineJson(others)}.forEach(function(file){document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:file}))})
import(${inlineJson(entry)})})`
