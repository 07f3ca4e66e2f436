import { setTimeout as wait } from 'node:timers/promises'

const pollMs = 100
// No condition here needs a tenth of it: it only ends a run that would never end.
const patienceMs = 600_000

/** Resolves once something is the case, asked again and again; a throw means not yet. Throws after ten minutes. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const patience = AbortSignal.timeout(patienceMs)
  let last: unknown
  while (!(await holds())) {
    if (patience.aborted) throw new Error(`Never: ${what}`, { cause: last })
    await wait(pollMs)
  }

  async function holds(): Promise<boolean> {
    try {
      return await isSo()
    } catch (cause) {
      last = cause
      return false
    }
  }
}
