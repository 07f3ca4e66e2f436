import { contrastRatio } from '@leserkonto/rules'
import sheet from '@leserkonto/ui/styles/tokens.css?raw'

/** What a token is for, by the first word of its name after `--lk-`. */
export type TokenKind = 'colour' | 'space' | 'size' | 'other'

export type Token = { readonly name: string; readonly value: string; readonly kind: TokenKind }

const kindOf = (name: string, value: string): TokenKind => {
  if (value.startsWith('light-dark(')) return 'colour'
  if (name.startsWith('--lk-space-')) return 'space'
  return name.startsWith('--lk-size-') ? 'size' : 'other'
}

/** Every token of the sheet in its order, so that the page cannot fall behind the sheet. */
export const tokens: readonly Token[] = [...sheet.matchAll(/^ {2}(--lk-[\w-]+):\s*([^;]+);/gm)].map(
  ([, name = '', value = '']) => {
    const oneLine = value.replace(/\s+/g, ' ')
    return { name, value: oneLine, kind: kindOf(name, oneLine) }
  },
)

/** The light and the dark value, where both are plain colours. */
function plainPair(value: string): readonly [light: string, dark: string] | null {
  const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? []
  return light && dark ? [light, dark] : null
}

/** Contrast with the paper of the same scheme, such as '16.9 : 1'; null for grounds and for what the browser computes. */
export function contrastWithPaper({ name, value }: Token, scheme: 0 | 1): string | null {
  if (/-paper|-ground$|-on-/.test(name)) return null
  const paper = plainPair(tokens.find(({ name }) => name === '--lk-paper')?.value ?? '')
  const pair = plainPair(value)
  return paper && pair ? `${contrastRatio(pair[scheme], paper[scheme]).toFixed(1)} : 1` : null
}
