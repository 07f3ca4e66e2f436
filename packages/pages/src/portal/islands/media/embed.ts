/**
 * Puts the frame of an embed in the place of the question, after a press. It is told which site it is shown at and nothing
 * else, and may not lead the page away.
 */
export function openEmbed(link: HTMLAnchorElement): void {
  const place = link.closest<HTMLElement>('[data-embed]')
  if (!place) return
  const frame = place.ownerDocument.createElement('iframe')
  frame.title = place.ariaLabel ?? ''
  frame.allow = 'fullscreen'
  frame.referrerPolicy = 'strict-origin'
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-forms')
  frame.src = link.href
  link.parentElement?.previousElementSibling?.remove()
  place.insertBefore(frame, link.parentElement)
  link.remove()
  // The button is gone that had the focus.
  frame.focus()
}
