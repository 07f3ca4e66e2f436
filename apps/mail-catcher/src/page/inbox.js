import * as api from './api.js'
import { confirmDeletion } from './confirm.js'
import { byId } from './element.js'
import { filter, showFilter } from './filter.js'
import { focusListTitle, focusMail, markFresh, markOpen, showList } from './list.js'
import { followMailbox } from './live.js'
import { announce, showFault, showNotice } from './notices.js'
import { focusMessage, showHint, showMessage, showNothing } from './reader.js'
import { countText, failedText, newMailsText, offlineText, subjectText } from './wording.js'

const typingPauseMs = 150
const burstPauseMs = 100
const search = byId('search', HTMLInputElement)
const deleteAll = byId('delete-all', HTMLButtonElement)

/** @type {string | null} */
let openId = null
/** @type {Set<string> | null} */
let known = null
/** @type {number | undefined} */
let liveTimer
/** @type {number | undefined} */
let typingTimer
let latestLoad = 0

async function load() {
  latestLoad += 1
  const thisLoad = latestLoad
  const messages = await api.fetchMessages(filter).catch(() => null)
  // a newer load has been started: this answer may be an older list
  if (!messages || thisLoad !== latestLoad) return
  const added = messages.filter(({ id }) => known && !known.has(id))
  const gone = openId !== null && known?.has(openId) && !messages.some(({ id }) => id === openId)
  known = new Set(messages.map(({ id }) => id))
  markFresh(added.map(({ id }) => id))
  showList(messages, filter.to !== null || filter.search !== '')
  // during a search, "all" would be ambiguous
  deleteAll.hidden = messages.length === 0 || filter.search !== ''
  if (gone) close()
  if (added[0]) announce(newMailsText(added[0].subject, added.length))
}

async function loadFiltered() {
  showFilter()
  known = null
  await load()
  if (known) announce(`${countText(/** @type {Set<string>} */ (known).size)} gefunden`)
}

/** @param {boolean} moveFocus */
async function openFromAddress(moveFocus) {
  const previous = openId
  openId = location.hash.slice(1) || null
  document.body.toggleAttribute('data-reading', openId !== null)
  markOpen(openId)
  if (openId === null) {
    showNothing()
    if (previous && moveFocus) focusMail(previous)
    return
  }
  const wanted = openId
  const message = await api.fetchMessage(wanted).catch(() => undefined)
  if (wanted !== openId) return
  if (message) showMessage(message, () => askToDelete(message))
  else showHint(message === null ? 'Diese Mail gibt es nicht mehr.' : failedText)
  if (moveFocus) focusMessage()
}

function close() {
  history.replaceState(null, '', location.pathname + location.search)
  void openFromAddress(false)
  focusListTitle()
}

/** @param {api.Message} message */
async function askToDelete({ id, subject }) {
  if (!(await confirmDeletion('Mail löschen?', `„${subjectText(subject)}“ wird endgültig gelöscht.`))) return
  await attempt(() => api.deleteMessage(id), 'Mail gelöscht')
}

async function askToDeleteAll() {
  const which = filter.to === null ? 'Alle Mails dieser Umgebung' : `Alle Mails an ${filter.to}`
  if (!(await confirmDeletion('Alle Mails löschen?', `${which} werden endgültig gelöscht.`))) return
  await attempt(() => api.deleteMessages(filter.to), 'Mails gelöscht')
  focusListTitle()
}

/**
 * @param {() => Promise<void>} action
 * @param {string} done
 */
async function attempt(action, done) {
  const succeeded = await action().then(
    () => true,
    () => false,
  )
  showNotice(succeeded ? '' : failedText)
  if (succeeded) announce(done)
}

search.value = filter.search
search.addEventListener('input', () => {
  filter.search = search.value.trim()
  clearTimeout(typingTimer)
  typingTimer = window.setTimeout(loadFiltered, typingPauseMs)
})
byId('filter-end', HTMLButtonElement).addEventListener('click', () => {
  filter.to = null
  void loadFiltered()
  focusListTitle()
})
byId('fault-end', HTMLButtonElement).addEventListener('click', () => attempt(api.endFault, 'Störung beendet'))
deleteAll.addEventListener('click', askToDeleteAll)
addEventListener('hashchange', () => openFromAddress(true))

showFilter()
void openFromAddress(false)
followMailbox({
  onConnected() {
    showNotice('')
    void load()
    void api.fetchFault().then(showFault)
  },
  onLost: () => showNotice(offlineText),
  onChange() {
    clearTimeout(liveTimer)
    liveTimer = window.setTimeout(load, burstPauseMs)
  },
  onFault: showFault,
})
