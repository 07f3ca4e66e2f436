import { byId, element } from './element.js'
import { externalLink, messageViews } from './views.js'
import { fullTimeText, sizeText, subjectText } from './wording.js'

/** @typedef {import('./api.js').Message} Message */

const reader = byId('reader', HTMLElement)
// more links would move the mail itself off the screen
const linksShownOpen = 4

/**
 * @param {Message} message
 * @param {() => void} onDelete
 */
export function showMessage(message, onDelete) {
  const title = element('h2', { class: 'subject', tabindex: '-1' }, subjectText(message.subject))
  const remove = element('button', { type: 'button', class: 'button button-danger' }, 'Löschen')
  remove.addEventListener('click', onDelete)
  reader.replaceChildren(
    backLink(),
    element('div', { class: 'reader-head' }, title, remove),
    facts(message),
    ...linkList(message.links),
    messageViews(message),
  )
  reader.scrollTop = 0
}

/** @param {string} text */
export function showHint(text) {
  reader.replaceChildren(backLink(), element('p', { class: 'hint' }, text))
}

/** No mail is open: shows a hint next to a list to choose from, and nothing next to an empty one. */
export function showNothing() {
  reader.replaceChildren(element('p', { class: 'hint hint-choose' }, 'Wählen Sie eine Mail aus der Liste.'))
}

export function focusMessage() {
  reader.querySelector('h2')?.focus()
}

function backLink() {
  return element('a', { href: '#', class: 'back' }, 'Zurück zur Liste')
}

/** @param {Message} message */
function facts({ from, to, received_at, attachments }) {
  const rows = [
    ['Von', from],
    ['An', to.join(', ')],
    ['Empfangen', fullTimeText(received_at)],
    ...attachments.map(({ filename, type, bytes }) => [
      'Anhang',
      `${filename ?? '(ohne Namen)'} · ${type} · ${sizeText(bytes)}`,
    ]),
  ]
  return element(
    'dl',
    { class: 'facts' },
    ...rows.map(([name = '', value = '']) =>
      element('div', {}, element('dt', {}, name), element('dd', {}, value)),
    ),
  )
}

/** @param {string[]} links */
function linkList(links) {
  if (links.length === 0) return []
  const summary = element(
    'summary',
    {},
    `Links (${links.length})`,
    element('span', { class: 'visually-hidden' }, ', sie öffnen in einem neuen Tab'),
  )
  const items = links.map((href) => element('li', {}, externalLink(href)))
  const details = element('details', { class: 'links' }, summary, element('ul', {}, ...items))
  details.open = links.length <= linksShownOpen
  return [details]
}
