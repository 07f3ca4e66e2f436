import { lazyPart } from '@leserkonto/texts'

/**
 * Says below an island that its code could not be loaded, with a way to load the page again; what the server wrote of
 * it stays. Source: docs/spec/presentation.md#chunk-time-out.
 */
export function sayFailure(island: HTMLElement): HTMLElement {
  const page = island.ownerDocument
  const note = page.createElement('p')
  note.setAttribute('role', 'alert')
  const again = page.createElement('a')
  again.href = ''
  again.textContent = lazyPart.reload
  note.append(`${lazyPart.failed} `, again)
  island.after(note)
  return note
}
