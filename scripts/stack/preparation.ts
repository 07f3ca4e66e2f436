import { onEnd } from './on-end.ts'
import { printLine } from './print-line.ts'
import { startService } from './service-process.ts'
import { preparation } from './services.ts'
import type { Settings } from './settings.ts'

/** Migrates and seeds the database; false when that failed, which then has been said. */
export async function runPreparation({ environment }: Settings): Promise<boolean> {
  const process = startService(preparation, environment, printLine)
  onEnd({ stop: () => void process.stop(), kill: process.kill })
  const { code } = await process.ended
  return code === 0
}
