import { fetchSource, htmlPath } from './api.js'
import { element } from './element.js'
import { linkParts } from './link-parts.js'
import { tabView } from './tabs.js'
import { failedText } from './wording.js'

let chosenTab = 'html'

/**
 * A link in a mail. It opens in a new tab, which gets no reference to the inbox.
 *
 * @param {string} href
 */
export function externalLink(href) {
  return element('a', { href, target: '_blank', rel: 'noopener noreferrer' }, href)
}

/**
 * HTML, text and source of a mail as tabs. The selected one stays selected for the next mail.
 *
 * @param {import('./api.js').Message} message
 */
export function messageViews({ id, html, text, links }) {
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
