import type { BrowserContext } from '@playwright/test'
import { addressFaults, textFaults } from './text-faults.ts'

type Sighting = { readonly url: string; readonly texts: readonly string[] }

const binding = 'readerSees'

/**
 * Watches every page of a browser from now on: all text that becomes visible, the names and descriptions for
 * assistive technology, the titles and the addresses they stand under. The answer looks once more at the open pages
 * and names everything that no reader should have met.
 */
export async function watchText(context: BrowserContext): Promise<() => Promise<readonly string[]>> {
  const faults = new Set<string>()
  await context.exposeBinding(binding, (_, { url, texts }: Sighting) => {
    const { protocol, host, pathname } = new URL(url)
    // The browser's own page, where a partner's site is not there; no words of ours.
    if (protocol === 'chrome-error:') return
    for (const fault of [...addressFaults(url), ...texts.flatMap(textFaults)])
      faults.add(`${host}${pathname}: ${fault}`)
  })
  await context.addInitScript(reportSightings, binding)
  return async () => {
    for (const page of context.pages())
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide'))).catch(() => undefined)
    return [...faults]
  }
}

/** Runs in the page. */
function reportSightings(name: string): void {
  const told = new Set<string>()
  const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title']
  const shownTexts = () => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.checkVisibility({ visibilityProperty: true }))
        texts.push(walker.currentNode.textContent ?? '')
    return texts
  }
  const namesOf = (element: Element) =>
    [...spoken, 'placeholder'].map((attribute) => element.getAttribute(attribute) ?? '')
  const look = () => {
    const shown = document.body ? shownTexts() : []
    if (shown.join('').trim() === '') return
    const names = [...document.body.querySelectorAll('*')].flatMap(namesOf)
    const fresh = new Set([location.href, document.title, ...shown, ...names].map((text) => text.trim()))
    const texts = [...fresh].filter((text) => !told.has(text))
    for (const text of texts) told.add(text)
    if (texts.length > 0) Reflect.get(window, name)({ url: location.href, texts })
  }
  const waiting = { look: false }
  const lookSoon = () => {
    if (waiting.look) return
    waiting.look = true
    setTimeout(() => {
      waiting.look = false
      look()
    }, 50)
  }
  const everything = { subtree: true, childList: true, characterData: true, attributes: true }
  new MutationObserver(lookSoon).observe(document, everything)
  addEventListener('pagehide', look)
}
