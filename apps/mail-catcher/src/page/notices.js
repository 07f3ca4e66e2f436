import { byId } from './element.js'
import { faultTexts } from './wording.js'

const notice = byId('offline', HTMLElement)

/** @param {string} text what went wrong; empty hides the notice */
export function showNotice(text) {
  notice.textContent = text
  notice.hidden = text === ''
}

/** @param {import('./api.js').FaultMode} mode */
export function showFault(mode) {
  byId('fault', HTMLElement).hidden = mode === 'none'
  byId('fault-text', HTMLElement).textContent = mode === 'none' ? '' : faultTexts[mode]
}

/** @param {string} text read out by screen readers, not visible */
export function announce(text) {
  byId('announcer', HTMLElement).textContent = text
}
