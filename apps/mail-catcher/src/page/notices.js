import { byId } from './element.js'
import { faultTexts } from './wording.js'

const notice = byId('offline', HTMLElement)

/** @param {string} text what went wrong; empty takes the notice away */
export function showNotice(text) {
  notice.textContent = text
  notice.hidden = text === ''
}

/** @param {import('./api.js').FaultMode} mode */
export function showFault(mode) {
  byId('fault', HTMLElement).hidden = mode === 'none'
  byId('fault-text', HTMLElement).textContent = mode === 'none' ? '' : faultTexts[mode]
}

/** @param {string} text said by screen readers, shown to nobody */
export function announce(text) {
  byId('announcer', HTMLElement).textContent = text
}
