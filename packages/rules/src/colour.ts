/** A colour as six hexadecimal digits after '#', e.g. '#1d4e89'. */
export type HexColour = string

type Channels = readonly [red: number, green: number, blue: number]

/** What an accent must stand out from, in both schemes: papers, and the ink on the accent. */
export type Grounds = { readonly light: readonly HexColour[]; readonly dark: readonly HexColour[] }

/** The house's own: --lk-paper, --lk-paper-raised and --lk-on-accent. */
export const houseGrounds: Grounds = { light: ['#fdfcfa', '#ffffff'], dark: ['#14161a', '#1c1f25'] }

/** Contrast that normal text needs on its ground (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5

/** Contrast that borders, focus rings, icons and large text need (WCAG 2.2, 1.4.11). */
export const shapeContrast = 3

/**
 * Three or six digits after '#' as six, in lower case; null for anything else. Source: docs/spec/blocks.md#togglebox.
 */
export function sixDigitHex(colour: string): HexColour | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1]?.toLowerCase()
  if (!digits) return null
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join('')}`
}

function channels(colour: HexColour): Channels {
  const hex = sixDigitHex(colour)
  if (!hex) throw new RangeError(`not a colour: ${colour}`)
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Relative luminance, 0 (black) to 1 (white). Source: WCAG 2.2, 'relative luminance'. Throws RangeError for no colour. */
export function relativeLuminance(colour: HexColour): number {
  const [red, green, blue] = channels(colour)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Contrast of two colours, 1 to 21, the same in both directions. Source: WCAG 2.2, 'contrast ratio'. */
export function contrastRatio(one: HexColour, other: HexColour): number {
  const [first, second] = [relativeLuminance(one), relativeLuminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** `share` (0 to 1) of one colour, the rest of the other, channel by channel in sRGB. */
export function mixColours(colour: HexColour, other: HexColour, share: number): HexColour {
  const second = channels(other)
  const mixed = channels(colour).map((channel, index) =>
    Math.round(channel * share + (second[index] ?? 0) * (1 - share)),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** White or near-black, whichever reads better on the ground. Ink wins a tie. */
export const readableOn = (ground: HexColour): HexColour =>
  contrastRatio('#ffffff', ground) > contrastRatio('#14161a', ground) ? '#ffffff' : '#14161a'

/** The colour itself, or its nearest mix with the end of the scale that reaches the contrast on every ground. */
function standingOut(colour: HexColour, against: readonly HexColour[], end: HexColour): HexColour {
  for (let share = 1; share > 0; share -= 0.02) {
    const candidate = mixColours(colour, end, share)
    if (against.every((ground) => contrastRatio(candidate, ground) >= textContrast)) return candidate
  }
  return end
}

/** The accent that an edition has chosen for each scheme. */
type AccentColours = { readonly color: HexColour; readonly colorDark: HexColour }

/** An edition's accent in both schemes, each at least 4.5:1 on paper, darkened or lightened where the edition's own is not. */
export const editionAccent = (theme: AccentColours, grounds = houseGrounds) => ({
  light: standingOut(theme.color, grounds.light, '#000000'),
  dark: standingOut(theme.colorDark, grounds.dark, '#ffffff'),
})

/** The custom properties by which an edition's accent reaches the styles. */
export function editionVariables(theme: AccentColours, grounds = houseGrounds) {
  const accent = editionAccent(theme, grounds)
  return { '--lk-edition-color': accent.light, '--lk-edition-color-dark': accent.dark } as const
}

/** Ten shades from near-white to near-black. */
export type Shades = [
  HexColour,
  HexColour,
  HexColour,
  HexColour,
  HexColour,
  HexColour,
  HexColour,
  HexColour,
  HexColour,
  HexColour,
]

/** Ten shades of a colour, which is itself unchanged at index `at` (0 to 9). */
export function shadesOf(colour: HexColour, at: number): Shades {
  const shade = (index: number) =>
    index <= at
      ? mixColours(colour, '#ffffff', (index + 1) / (at + 1))
      : mixColours(colour, '#000000', (10 - index) / (10 - at))
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)]
}
