import type { Page } from '@playwright/test'

type Value = { readonly value?: string }
type Node = {
  readonly ignored: boolean
  readonly role?: Value
  readonly name?: Value
  readonly description?: Value
}

const textRoles = new Set(['StaticText', 'InlineTextBox', 'RootWebArea', 'LineBreak'])

/** Names and descriptions of everything the page exposes to assistive technology, as Chromium computes them. */
export async function accessibleNames(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly Node[] } // protocol's shape
  await session.detach()
  return nodes
    .filter((node) => !node.ignored && !textRoles.has(node.role?.value ?? ''))
    .flatMap((node) => [node.name?.value, node.description?.value])
    .filter((text): text is string => Boolean(text))
}

const english =
  /\b(close|next|previous|prev|slides?|menu|open|show|hide|toggle|loading|load|search|visibility|go to|the|image|carousel|zoom|play|pause|more|error|warning|success|required|dismiss|pagination|page|first|last|this|is|you|your|and|with|expand|collapse|selected|select|clear|remove|add|back|read|notification)\b/i

/**
 * The names that a German reader would hear in English; the default label 'Load More' is meant to be.
 * Source: docs/spec/blocks.md#words-for-screen-readers.
 */
export const englishNames = (names: readonly string[]): readonly string[] =>
  names.filter((name) => english.test(name.replace('Load More', '')))
