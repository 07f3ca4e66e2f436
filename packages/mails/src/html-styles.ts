import type { ServedEdition } from '@leserkonto/editions'
import { editionAccent, readableOn } from '@leserkonto/rules'

const sans = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const serif = "font-family:Georgia,'Times New Roman',serif"

/** The styles of cells with words. Programs show the device's own fonts, so these are the ones that all have. */
export const styles = {
  sans,
  body: `${sans};font-size:16px;line-height:150%;color:#1c1c1c`,
  small: `${sans};font-size:14px;line-height:150%;color:#4a4a4a`,
  footer: `${sans};font-size:13px;line-height:150%;color:#4a4a4a`,
  headline: `${serif};font-size:28px;line-height:120%;font-weight:bold;color:#1c1c1c`,
  name: `${serif};font-size:24px;line-height:120%;font-weight:bold;color:#1c1c1c`,
} as const

/** An edition's accent in both schemes, and the ink on each. */
export type Accent = { readonly light: string; readonly dark: string; readonly onLight: string }

/** What mails stand on: page and card, in both schemes. */
const grounds = { light: ['#f5f3ef', '#ffffff', '#eef0f4'], dark: ['#14161a', '#1c1f25', '#262b35'] }

/** The accent of an edition as mails show it, readable on all that is under it. */
export function accentOf(theme: ServedEdition['theme']): Accent {
  const { light, dark } = editionAccent(theme, grounds)
  return { light, dark, onLight: readableOn(light) }
}

/**
 * Only where a program shows mails dark by itself or has a narrow screen, and reads style sheets; without it nothing is
 * missing.
 */
export const darkStyles = ({ dark }: Accent): string => {
  const rules = [
    '.page{background-color:#14161a!important}',
    '.card{background-color:#1c1f25!important}',
    '.words{color:#f1efec!important}',
    '.small{color:#c9c5be!important}',
    '.rule{border-color:#363b45!important}',
    `.link,.code{color:${dark}!important}`,
    '.code{background-color:#262b35!important}',
    `.bar,.button{background-color:${dark}!important}`,
    `.pressed{color:${readableOn(dark)}!important}`,
  ]
  const narrow =
    '@media (max-width:480px){.around{padding:0!important}.inner{padding-left:20px!important;padding-right:20px!important}.title{font-size:24px!important}}'
  return `<style>${narrow}@media (prefers-color-scheme:dark){${rules.join('')}}</style>`
}
