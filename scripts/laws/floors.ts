import type { Arrow } from './import-graph.ts'

/**
 * The rooms of a folder from the ground up: each knows the floors below and none above or beside it. Of a room `name/*` each
 * folder is one of its own; `*` is one room of all that no other names.
 */
export type House = { folder: string; floors: readonly (readonly string[])[] }

/** Arrows within a house that lead up or to a room on the same floor. A file in no room has no floor: its arrows count, too. */
export function upwardArrows(arrows: readonly Arrow[], { folder, floors }: House): string[] {
  const inside = folder && `${folder}/`
  const rooms = floors.flatMap((names, floor) => names.map((name) => ({ name, floor })))
  const roomOf = (file: string) => {
    const path = file.slice(inside.length)
    const found = rooms
      .filter(({ name }) => name === '*' || path === name || path.startsWith(`${name.replace('/*', '')}/`))
      .toSorted((one, other) => other.name.length - one.name.length)[0]
    const slice = found?.name.endsWith('/*') ? path.split('/')[found.name.split('/').length - 1] : ''
    return { floor: found?.floor, name: `${found?.name} ${slice}` }
  }
  return arrows
    .filter(({ from, to }) => from.startsWith(inside) && to.startsWith(inside))
    .flatMap(({ from, to }) => {
      const [above, below] = [roomOf(from), roomOf(to)]
      const isKnown = above.floor !== undefined && below.floor !== undefined
      const isAllowed = isKnown && (above.name === below.name || (above.floor ?? 0) > (below.floor ?? 0))
      return isAllowed ? [] : [`${from} -> ${to}`]
    })
}
