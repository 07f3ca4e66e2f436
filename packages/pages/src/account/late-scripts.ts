import { inlineJson } from '../html.ts'

/**
 * Text of an inline script that asks for the page's own scripts once the first view has had its frame: on a slow line
 * they would share it with the sheet that view waits for, and weigh fifteen times as much. A page out of sight gets no
 * frame and does not wait for one.
 */
export const lateScripts = (entry: string, others: readonly string[]): string =>
  `(function(load){document.hidden?load():requestAnimationFrame(function(){setTimeout(load)})})(function(){
${inlineJson(others)}.forEach(function(file){document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:file}))})
import(${inlineJson(entry)})})`
