import type { Page } from '@playwright/test'

type Value = { readonly value?: string }
type Node = {
  readonly nodeId: string
  readonly parentId?: string
  readonly ignored: boolean
  readonly role?: Value
  readonly name?: Value
  readonly description?: Value
}

const textRoles = new Set(['StaticText', 'InlineTextBox', 'RootWebArea', 'LineBreak'])

const players = new Set(['Video', 'Audio'])

/** Whether a node is a control of the browser's own player, which speaks the language of the browser. */
function isOfPlayer(node: Node | undefined, nodes: ReadonlyMap<string, Node>): boolean {
  const parent = nodes.get(node?.parentId ?? '')
  return parent !== undefined && (players.has(parent.role?.value ?? '') || isOfPlayer(parent, nodes))
}

/** Names and descriptions of everything the page exposes to assistive technology, as Chromium computes them. */
export async function accessibleNames(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly Node[] } // protocol's shape
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  return nodes
    .filter((node) => !node.ignored && !textRoles.has(node.role?.value ?? '') && !isOfPlayer(node, byId))
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
