import postcss, { type AtRule, type Rule } from 'postcss'

/** The sheet without the selectors that name one of the classes, and without rules that are empty after that. */
export function withoutClasses(css: string, names: ReadonlySet<string>): string {
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !namesIn(selector).some((one) => names.has(one)))
    if (kept.length === 0) removeWithEmptyParents(rule)
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  return sheet.toString()
}

function removeWithEmptyParents(node: Rule | AtRule): void {
  const { parent } = node
  node.remove()
  if (parent instanceof postcss.AtRule && parent.nodes?.length === 0) removeWithEmptyParents(parent)
}

const namesIn = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
