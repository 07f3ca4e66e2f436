import postcss, { type AnyNode, type Container, type Rule } from 'postcss'

/** Rules for any markup, and by its source those of each module, in the order in which they begin. */
export type SplitSheet = { readonly base: string; readonly modules: ReadonlyMap<string, string> }

/**
 * Takes a sheet apart. A selector is the module's whose class it names first, an animation the module's that has its
 * name; whatever names no class of theirs is for any markup. `namesOf` lists the modules with their classes.
 */
export function splitSheet(css: string, namesOf: ReadonlyMap<string, readonly string[]>): SplitSheet {
  const owners = new Map([...namesOf].flatMap(([module, names]) => names.map((name) => [name, module])))
  const ownerOf = (selector: string) =>
    [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => owners.get(name)).find(Boolean)
  const sheet = postcss.parse(css)
  const partOf = (owner: string | undefined) => {
    const part = sheet.clone()
    keepOnly(part, owner, ownerOf)
    return part.toString()
  }
  const order = firstPlaces(css, owners)
  const modules = [...namesOf.keys()].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
  return { base: partOf(undefined), modules: new Map(modules.map((one) => [one, partOf(one)])) }
}

/** Where in the text each module is named first. */
function firstPlaces(css: string, owners: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  for (const { 1: name = '', index } of css.matchAll(/\.([\w-]+)/g)) {
    const owner = owners.get(name)
    if (owner !== undefined && !places.has(owner)) places.set(owner, index)
  }
  return places
}

type OwnerOf = (selector: string) => string | undefined

function keepOnly(container: Container<AnyNode>, owner: string | undefined, ownerOf: OwnerOf): void {
  for (const node of [...(container.nodes ?? [])]) if (!isKept(node, owner, ownerOf)) node.remove()
}

function isKept(node: AnyNode, owner: string | undefined, ownerOf: OwnerOf): boolean {
  if (node.type === 'rule') return keepsSelectors(node, owner, ownerOf)
  if (node.type !== 'atrule') return owner === undefined
  if (node.name === 'keyframes') return ownerOf(`.${node.params}`) === owner
  const holdsRules = node.nodes?.some((child) => child.type === 'rule' || child.type === 'atrule')
  if (!holdsRules) return owner === undefined
  keepOnly(node, owner, ownerOf)
  return node.nodes?.length !== 0
}

function keepsSelectors(rule: Rule, owner: string | undefined, ownerOf: OwnerOf): boolean {
  const kept = rule.selectors.filter((selector) => ownerOf(selector) === owner)
  if (kept.length > 0 && kept.length < rule.selectors.length) rule.selectors = kept
  return kept.length > 0
}
