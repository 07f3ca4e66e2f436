import { styles } from 'virtual:late-sheet/sections'
import { portalTexts } from '@leserkonto/texts'
import { SlideOutPanel } from '@leserkonto/ui/SlideOutPanel'
import { readOf } from './read-of.ts'
import classes from './SectionsPanel.module.css'
import { showOverlay } from './show-overlay.ts'

/** The sections and the reader's ways below each other, as the head of the page has them. */
export function openSections(link: HTMLAnchorElement): void {
  const head = link.closest('header')
  const found =
    head?.querySelectorAll<HTMLAnchorElement>('nav:not([popover]) li a, [data-ways] a:not([hidden])') ?? []
  // The masthead and the row have the newsletters both.
  const ways = [...new Map([...found].map((way) => [way.href, way])).values()]
  showOverlay(link.ownerDocument, styles, (state) => (
    <SlideOutPanel {...state} title={portalTexts.nav.label}>
      <ul className={classes.list}>
        {ways.map((way) => (
          <li key={way.href}>
            <a href={way.href} aria-current={way.hasAttribute('aria-current') || undefined}>
              {readOf(way)}
            </a>
          </li>
        ))}
      </ul>
    </SlideOutPanel>
  ))
}
