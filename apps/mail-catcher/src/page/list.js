import { byId, element } from './element.js'
import { nothingFound, nothingYet } from './empty-state.js'
import { countText, shortTimeText, subjectText } from './wording.js'

/** @typedef {import('./api.js').MessageSummary} MessageSummary */

const pageSize = 100
const list = byId('mails', HTMLUListElement)
const more = byId('more', HTMLButtonElement)
const empty = byId('empty', HTMLElement)
const title = byId('mails-title', HTMLElement)

/** @type {Map<string, HTMLLIElement>} */
const items = new Map()
/** @type {MessageSummary[]} */
let shown = []
/** @type {Set<string>} */
let fresh = new Set()
let shownCount = pageSize

more.addEventListener('click', () => {
  const firstNew = shown[shownCount]
  shownCount += pageSize
  render()
  if (firstNew) focusMail(firstNew.id)
})

/**
 * Shows the mails, newest first, a hundred at a time.
 *
 * @param {MessageSummary[]} messages
 * @param {boolean} filtered
 */
export function showList(messages, filtered) {
  shown = messages
  title.textContent = countText(messages.length)
  document.title = messages.length > 0 ? `Posteingang (${messages.length})` : 'Posteingang'
  empty.hidden = messages.length > 0
  empty.replaceChildren(...(filtered ? nothingFound() : nothingYet()))
  render()
}

/** @param {string[]} ids mails that came while the page was open and were not opened yet */
export function markFresh(ids) {
  fresh = new Set([...fresh, ...ids])
}

/** @param {string | null} id */
export function markOpen(id) {
  if (id) fresh.delete(id)
  for (const [itemId, item] of items) mark(itemId, item, id)
}

/** @param {string} id */
export function focusMail(id) {
  items.get(id)?.querySelector('a')?.focus()
}

/** Focuses the title of the list, when the focused element is gone. */
export function focusListTitle() {
  title.focus()
}

/**
 * Keeps the elements of mails that stay: the focus and the scroll position survive a live update.
 */
function render() {
  const visible = shown.slice(0, shownCount)
  more.hidden = shown.length <= shownCount
  const ids = new Set(visible.map(({ id }) => id))
  for (const [id, item] of items) {
    if (ids.has(id)) continue
    item.remove()
    items.delete(id)
  }
  for (const [index, message] of visible.entries()) {
    const item = items.get(message.id) ?? listItem(message)
    items.set(message.id, item)
    if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null)
  }
}

/** @param {MessageSummary} message */
function listItem({ id, subject, from, to, received_at }) {
  const item = element(
    'li',
    {},
    element(
      'a',
      { href: `#${id}`, class: 'mail' },
      element('span', { class: 'mail-to' }, to.join(', ')),
      element('time', { class: 'mail-time', datetime: received_at }, shortTimeText(received_at)),
      element('span', { class: 'mail-subject' }, subjectText(subject)),
      element('span', { class: 'mail-from' }, `von ${from}`),
    ),
  )
  mark(id, item, location.hash.slice(1))
  return item
}

/**
 * @param {string} id
 * @param {HTMLLIElement} item
 * @param {string | null} openId
 */
function mark(id, item, openId) {
  const link = item.querySelector('a')
  link?.toggleAttribute('data-fresh', fresh.has(id))
  if (id === openId) link?.setAttribute('aria-current', 'true')
  else link?.removeAttribute('aria-current')
}
