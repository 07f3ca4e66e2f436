import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

// Rules about whole pages say nothing about a block that is alone.
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order', 'bypass']

/** The rules whose answer depends on colours: all others find the same in every colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe finds in the story that is open, by all its rules or by those about colours. */
export async function axeViolations(page: Page, rules: 'all' | 'colours'): Promise<readonly string[]> {
  // Stories are exchanged in one page, so axe, half a megabyte, is read in once and not for each of them again.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder(isThere ? { page, axeSource: '"is there"' } : { page })
    // The block is in one frame, so axe may run right in it instead of gathering frames in a page of its own.
    .setLegacyMode(true)
    // What passes is counted, and not described.
    .options({ resultTypes: ['violations'] })
  const chosen = rules === 'all' ? axe.disableRules(pageRules) : axe.withRules(colourRules)
  const { violations } = await chosen.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${node.target.join(' ')}`))
}
