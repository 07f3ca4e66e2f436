import type { Page } from '@playwright/test'
import { runAxe } from './run-axe.ts'

// Rules about whole pages say nothing about a block that is alone.
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order', 'bypass']

/** The rules whose answer depends on colours: all others find the same in every colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe finds in the story that is open, by all its rules or by those about colours. */
export async function axeViolations(page: Page, rules: 'all' | 'colours'): Promise<readonly string[]> {
  const found = await runAxe(
    page,
    rules === 'all'
      ? { rules: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])) }
      : { runOnly: { type: 'rule', values: colourRules } },
  )
  return found.map(({ rule, target }) => `${rule} at ${target}`)
}
