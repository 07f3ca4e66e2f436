import { inlineFunction } from '../html.ts'
import type { FirstPage } from './first-script.ts'

/** The part of an element that the script uses. Declared here because the server's types have no DOM. */
type Part = {
  remove(): void
  closest(selector: 'button'): (Part & { click(): void }) | null
  closest(selector: string): Part | null
  hasAttribute(name: string): boolean
  setAttribute(name: string, value: string): void
  removeAttribute(name: string): void
  querySelectorAll(selector: string): Iterable<Part>
  addEventListener(type: 'click', listener: (event: Press) => void): void
  /** Of a link. */
  host: string
  search: string
}
type Press = { target: Part; preventDefault(): void }

/** The part of `window` that the script uses. */
export type DrawnPage = Pick<FirstPage, 'arrivalHash'> & {
  location: { host: string; search: string }
  localStorage: { getItem(key: string): string | null }
  document: { getElementById(id: string): Part | null }
  /** The button that was pressed last, before anything could react to it. */
  pressed?: { click(): void; removeAttribute(name: string): void } | undefined
}

type Names = { readonly rootId: string; readonly mark: string; readonly sessionKey: string }

/**
 * Makes a page that the build has drawn true for this visit, before it is painted: who has a session or arrives with a
 * token is not shown a form that is for strangers, and it is drawn in the browser as all others are. On all other visits
 * buttons work as soon as they are seen: a press is kept until the page's own code takes over, and above all nothing that
 * was typed is sent by the browser itself, which would put it into the address. A link of this service takes along what the
 * address asks for, such as the return URL, which the page's own code would have kept. The script is sent inline, so the
 * function uses nothing around it.
 */
export function keepPresses(page: DrawnPage, { rootId, mark, sessionKey }: Names): void {
  const root = page.document.getElementById(rootId)
  if (!root) return
  let known = page.arrivalHash !== undefined
  try {
    known ||= page.localStorage.getItem(sessionKey) !== null
  } catch {
    // With blocked storage nobody can be signed in here.
  }
  if (known) {
    for (const part of root.querySelectorAll('h1~*')) part.remove()
    root.removeAttribute(mark)
    return
  }
  root.addEventListener('click', (event) => {
    if (!root.hasAttribute(mark)) return
    const link = event.target.closest('a')
    if (link?.host === page.location.host) link.search ||= page.location.search
    const button = event.target.closest('button')
    if (!button) return
    event.preventDefault()
    page.pressed?.removeAttribute('aria-busy')
    button.setAttribute('aria-busy', 'true')
    page.pressed = button
  })
}

/** The same function as the text of an inline script. */
export const drawnScript = (names: Names): string =>
  `${inlineFunction(keepPresses)}(window,${JSON.stringify(names)})`
