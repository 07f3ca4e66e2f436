/**
 * Lets the mouse mark the text of teasers, which their link covers: the attribute lifts the text above the link, and a click
 * that has marked nothing is passed on to it. Source: docs/spec/presentation.md#one-link-per-teaser.
 */
export function markText(page: Document): void {
  page.documentElement.dataset.marksText = ''
  page.addEventListener('click', passOn)
  page.addEventListener('auxclick', passOn)
}

function passOn(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element) || target.closest('a, button') || button > 1) return
  const link = target.closest('article[data-desktop-size]')?.querySelector('a')
  if (!link || getSelection()?.isCollapsed === false) return
  // The middle button opens a new tab, as do these keys.
  const opens = { ctrlKey: ctrlKey || button === 1, metaKey: metaKey || button === 1, shiftKey }
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...opens }))
}
