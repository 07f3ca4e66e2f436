import { byId } from './element.js'

const dialog = byId('confirm', HTMLDialogElement)

/**
 * Asks before something is deleted. Closing with Escape counts as no; the focus returns to where it was.
 *
 * @param {string} title
 * @param {string} text
 * @returns {Promise<boolean>}
 */
export function confirmDeletion(title, text) {
  byId('confirm-title', HTMLElement).textContent = title
  byId('confirm-text', HTMLElement).textContent = text
  dialog.returnValue = 'cancel'
  dialog.showModal()
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'delete'), { once: true })
  })
}
