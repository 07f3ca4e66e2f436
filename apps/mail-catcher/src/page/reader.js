import { fetchSource, htmlPath } from './api.js'
import { byId, element } from './element.js'
import { linkParts } from './link-parts.js'
import { tabView } from './tabs.js'
import { failedText, fullTimeText, sizeText, subjectText } from './wording.js'

/** @typedef {import('./api.js').Message} Message */

const reader = byId('reader', HTMLElement)
// more links than this would push the mail itself off the screen
const linksShownOpen = 4
let chosenTab = 'html'

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
    views(message),
  )
  reader.scrollTop = 0
}

/** @param {string} text */
export function showHint(text) {
  reader.replaceChildren(backLink(), element('p', { class: 'hint' }, text))
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

/** @param {string} href */
function externalLink(href) {
  return element('a', { href, target: '_blank', rel: 'noopener noreferrer' }, href)
}

/** @param {Message} message */
function views({ id, html, text, links }) {
  const tabs = [sourceTab(id)]
  if (text !== null) tabs.unshift({ key: 'text', label: 'Text', panel: textPanel(text, links) })
  if (html !== null) tabs.unshift({ key: 'html', label: 'HTML', panel: htmlPanel(id) })
  return tabView('Ansichten der Mail', tabs, chosenTab, (key) => {
    chosenTab = key
  })
}

/** @param {string} id */
function htmlPanel(id) {
  const frame = element('iframe', {
    src: htmlPath(id),
    title: 'HTML-Ansicht der Mail',
    sandbox: 'allow-popups allow-popups-to-escape-sandbox',
    referrerpolicy: 'no-referrer',
  })
  return element('div', { class: 'panel panel-html' }, frame)
}

/**
 * @param {string} text
 * @param {string[]} links
 */
function textPanel(text, links) {
  const parts = linkParts(text, links).map((part) => (part.href ? externalLink(part.href) : part.text))
  return element('div', { class: 'panel panel-text', tabindex: '0' }, ...parts)
}

/**
 * @param {string} id
 * @returns {import('./tabs.js').Tab}
 */
function sourceTab(id) {
  const panel = element('div', { class: 'panel panel-source', tabindex: '0' }, 'Wird geladen …')
  let loaded = false
  async function onShown() {
    if (loaded) return
    loaded = true
    panel.textContent = await fetchSource(id).catch(() => failedText)
  }
  return { key: 'source', label: 'Quelltext', panel, onShown }
}
