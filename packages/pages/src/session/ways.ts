import { safeStorage } from '@leserkonto/ui/browser/web-storage'
import type { Way } from '../session-key.ts'

/** Whether this device has a way. */
export type Arm = 'on' | 'off'

/** Of the browser, not of the reader: one number of a hundred, which many have. */
const deviceKey = 'leserkonto.share'

/**
 * The arm of this device, always the same for a share; pages are the same for everybody, so the browser decides. Nothing is kept
 * where all or none have the way; a browser that keeps nothing has none. Source: docs/spec/account.md#ways-by-share.
 */
export function armOf(share: number): Arm {
  if (share <= 0 || share >= 100) return share > 0 ? 'on' : 'off'
  const device = safeStorage(() => localStorage)
  const kept = device.read(deviceKey)
  const number = kept ?? String(Math.floor(Math.random() * 100))
  const isKept = kept !== null || device.write(deviceKey, number)
  return isKept && Number(number) < share ? 'on' : 'off'
}

/** What is counted of a way; `form`: a form was shown, which the service counts where it knows the device. */
export type WayReport = {
  readonly way: Way
  readonly arm: Arm
  readonly event: 'begun' | 'finished' | 'form'
  /** From the wall to the text. */
  readonly seconds?: number
}

/** Counts, of nobody in particular; nobody waits for it, and it goes out while the page is left. */
export function reportWay(report: WayReport): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  // Tests and old browsers have none.
  navigator.sendBeacon?.('/ways', body)
}
