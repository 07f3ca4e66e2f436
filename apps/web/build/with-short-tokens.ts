import postcss from 'postcss'

/** The sheet with the house's tokens, the custom properties of its `:root`, under names of one or two signs. */
export function withShortTokens(css: string): string {
  const names = new Map<string, string>()
  postcss.parse(css).walkRules(':root', (rule) => {
    rule.walkDecls(/^--/, ({ prop }) => {
      if (!names.has(prop)) names.set(prop, `--${names.size.toString(36)}`)
    })
  })
  return css.replaceAll(/(?<![\w-])--[a-z][\w-]*/gi, (name) => names.get(name) ?? name)
}
