import type { IconDefinition } from '@fortawesome/free-solid-svg-icons'
import { devWarning } from './dev-warning.ts'

/** Source: docs/spec/blocks.md#icon. */
export const iconStyles = ['light', 'solid', 'regular', 'duotone', 'brand'] as const

export type IconStyle = (typeof iconStyles)[number]

/**
 * The styles under which to look for an icon, the wanted one first. The free set has no light and no duotone, and few
 * regular ones, so solid stands in last. Source: docs/spec/blocks.md#icon.
 */
export const iconStylesToTry = (wanted: IconStyle): readonly IconStyle[] => [
  ...new Set<IconStyle>([wanted, 'regular', 'solid', 'brand']),
]

/** What is drawn: the box and the path of one icon. */
export type IconDrawing = { readonly width: number; readonly height: number; readonly path: string }

const styleOfPrefix: Readonly<Record<string, IconStyle>> = { fas: 'solid', far: 'regular', fab: 'brand' }
const drawings = new Map<string, IconDrawing>()

/**
 * Makes icons known by name, so that a page's bundle carries only those it registers: import them one by one from
 * the data packages. Registering one twice does nothing.
 */
export function registerIcons(...definitions: readonly IconDefinition[]): void {
  for (const { prefix, iconName, icon } of definitions) {
    const [width, height, aliases, , paths] = icon
    const drawing = { width, height, path: typeof paths === 'string' ? paths : paths.join('') }
    const style = styleOfPrefix[prefix]
    for (const name of [iconName, ...aliases]) drawings.set(`${style}/${name}`, drawing)
  }
}

/** The icon of that name in the style, or in the nearest style that has it, with a development warning; else undefined. */
export function findIcon(name: string, style: IconStyle): IconDrawing | undefined {
  const found = iconStylesToTry(style).find((candidate) => drawings.has(`${candidate}/${name}`))
  if (found !== undefined && found !== style)
    devWarning('Icon', `'${name}' has no style ${style}; took ${found}`)
  return found === undefined ? undefined : drawings.get(`${found}/${name}`)
}
