import { nowMs } from '@leserkonto/ui/browser/clock'
import { safeStorage } from '@leserkonto/ui/browser/web-storage'
import { type Arm, reportWay } from './ways.ts'

/** Key of sessionStorage: when this tab has begun to sign in at a wall, and in which arm. */
export const wallKey = 'leserkonto.wall'

/** Whoever takes longer has done something else in between. */
const mostSeconds = 1_800

const tab = safeStorage(() => sessionStorage)

/** A reader signs in at the wall. */
export function beginAtWall(arm: Arm): void {
  tab.write(wallKey, JSON.stringify({ arm, beganMs: nowMs() }))
  reportWay({ way: 'sheet', arm, event: 'begun' })
}

/** They see a form on their way. */
export function formShown(): void {
  const begun = begunAtWall()
  if (begun) reportWay({ way: 'sheet', arm: begun.arm, event: 'form' })
}

/** They are back, signed in. */
export function finishAtWall(): void {
  const begun = begunAtWall()
  tab.remove(wallKey)
  if (!begun) return
  const seconds = Math.round((nowMs() - begun.beganMs) / 1_000)
  if (seconds >= 0 && seconds <= mostSeconds)
    reportWay({ way: 'sheet', arm: begun.arm, event: 'finished', seconds })
}

function begunAtWall(): { arm: Arm; beganMs: number } | undefined {
  try {
    return JSON.parse(tab.read(wallKey) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
