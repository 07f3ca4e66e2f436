/**
 * Where a drag of a sheet may begin: on its handle and head only, or anywhere on it.
 * Source: docs/spec/blocks.md#modalflyout.
 */
export type DragFrom = 'handle' | 'anywhere'

/** Movement in CSS pixels below which a press is still a tap. Our choice. */
export const dragSlopPx = 4

/** How far a sheet follows the finger in CSS pixels: downwards only. */
export const sheetOffset = (startY: number, y: number): number => Math.max(0, y - startY)

/**
 * Whether letting go closes the sheet: dragged down by more than half its height; exactly half springs back.
 * Source: docs/spec/blocks.md#modalflyout.
 */
export const closesSheet = (offset: number, sheetHeight: number): boolean =>
  sheetHeight > 0 && offset > sheetHeight / 2

/** What a press says about itself before it may become a drag. */
export type SheetPress = {
  readonly dragFrom: DragFrom
  /** The press is on the handle or the head of the sheet. */
  readonly onHandle: boolean
  /** The content under the finger is scrolled to its top; otherwise the movement scrolls it. */
  readonly atTop: boolean
  /** The press is on something that needs the movement itself: a field, a slider, a marked text. */
  readonly onControl: boolean
}

/** Whether a press may become a drag. */
export const mayDragSheet = ({ dragFrom, onHandle, atTop, onControl }: SheetPress): boolean =>
  !onControl && (onHandle || (dragFrom === 'anywhere' && atTop))
