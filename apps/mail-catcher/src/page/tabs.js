import { element } from './element.js'

/** @typedef {{ key: string, label: string, panel: HTMLElement, onShown?: () => void }} Tab */

/**
 * Tabs by the ARIA authoring practices: one tab stop; arrow keys, Home and End move the focus and select.
 *
 * @param {string} label
 * @param {Tab[]} tabs
 * @param {string} chosenKey
 * @param {(key: string) => void} onChosen
 */
export function tabView(label, tabs, chosenKey, onChosen) {
  const buttons = tabs.map((tab) => tabButton(tab))

  /** @param {number} chosen */
  function choose(chosen) {
    for (const [index, tab] of tabs.entries()) {
      buttons[index]?.setAttribute('aria-selected', String(index === chosen))
      buttons[index]?.setAttribute('tabindex', index === chosen ? '0' : '-1')
      tab.panel.hidden = index !== chosen
    }
    const tab = tabs[chosen]
    if (!tab) return
    tab.onShown?.()
    onChosen(tab.key)
  }

  const list = element('div', { role: 'tablist', 'aria-label': label, class: 'tabs' }, ...buttons)
  for (const [index, button] of buttons.entries()) button.addEventListener('click', () => choose(index))
  list.addEventListener('keydown', (event) => {
    const next = nextIndex(
      event.key,
      buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target)),
      tabs.length,
    )
    if (next === undefined) return
    event.preventDefault()
    choose(next)
    buttons[next]?.focus()
  })
  choose(
    Math.max(
      0,
      tabs.findIndex(({ key }) => key === chosenKey),
    ),
  )
  return element('div', { class: 'tab-view' }, list, ...tabs.map((tab) => tabPanel(tab)))
}

/** @param {Tab} tab */
function tabButton({ key, label }) {
  return element(
    'button',
    { type: 'button', role: 'tab', id: `tab-${key}`, 'aria-controls': `panel-${key}` },
    label,
  )
}

/** @param {Tab} tab */
function tabPanel({ key, panel }) {
  panel.id = `panel-${key}`
  panel.setAttribute('role', 'tabpanel')
  panel.setAttribute('aria-labelledby', `tab-${key}`)
  return panel
}

/**
 * @param {string} pressed
 * @param {number} current
 * @param {number} count
 */
function nextIndex(pressed, current, count) {
  if (pressed === 'ArrowRight') return (current + 1) % count
  if (pressed === 'ArrowLeft') return (current - 1 + count) % count
  if (pressed === 'Home') return 0
  if (pressed === 'End') return count - 1
  return undefined
}
