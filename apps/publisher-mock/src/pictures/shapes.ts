import type { Dice } from './dice.ts'

/** A filled rectangle. */
export const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

/** A filled circle. */
export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

/** A sky from one colour at the top to another at the horizon. */
export const sky = (top: string, bottom: string): string =>
  `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>${box(0, 0, 1440, 960, 'url(#s)')}`

/** A line of hills from edge to edge, filled down to the ground. */
export function hills(dice: Dice, y: number, height: number, fill: string): string {
  const tops = Array.from({ length: 5 }, (_, index) => ({ x: index * 360, y: y - dice() * height }))
  const line = tops
    .slice(1)
    .map(({ x, y: top }, index) => `C${x - 180} ${tops[index]?.y ?? y} ${x - 180} ${top} ${x} ${top}`)
  return `<path d="M0 ${tops[0]?.y ?? y}${line.join('')}V960H0Z" fill="${fill}"/>`
}

/** A conifer that stands on `y`. */
export const fir = (x: number, y: number, height: number, fill: string): string =>
  `<path d="M${x} ${y - height}l${height * 0.24} ${height}h${-height * 0.48}Z" fill="${fill}"/>`

/** A tree with a round crown that stands on `y`. */
export const tree = (x: number, y: number, height: number, crown: string, trunk: string): string =>
  box(x - height * 0.04, y - height * 0.5, height * 0.08, height * 0.5, trunk) +
  disc(x, y - height * 0.62, height * 0.34, crown)

/** Somebody who stands on `y`, seen from afar. */
export function person(x: number, y: number, height: number, dice: Dice): string {
  const coat = ['#b4533c', '#3f6f6a', '#40597d', '#d8a25c'][Math.floor(dice() * 3.99)] ?? '#40597d'
  const head = height * 0.11
  return (
    `<path d="M${x - height * 0.16} ${y}l${height * 0.06} ${-height * 0.74}h${height * 0.2}l${height * 0.06} ${height * 0.74}Z" fill="${coat}"/>` +
    disc(x, y - height * 0.84, head, '#d9ac86')
  )
}

/** A house with a gable and windows that stands on `y`. */
export function house(x: number, y: number, width: number, height: number, colours: HouseColours): string {
  const roof = `<path d="M${x - 14} ${y - height}L${x + width / 2} ${y - height - width * 0.5}L${x + width + 14} ${y - height}Z" fill="${colours.roof}"/>`
  const columns = Math.max(2, Math.round(width / 80))
  const rows = Math.max(1, Math.round(height / 120))
  const pane = width / (columns * 2 + 1)
  const windows = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return box(
      x + pane * (2 * column + 1),
      y - height + 34 + row * (height / rows),
      pane,
      pane * 1.35,
      colours.pane,
    )
  })
  return box(x, y - height, width, height, colours.wall) + roof + windows.join('')
}

/** Colours of a house. */
export type HouseColours = { wall: string; roof: string; pane: string }
