import { join } from 'node:path'
import { unlessDone } from './fingerprint.ts'
import { onEnd } from './on-end.ts'
import { printLine } from './print-line.ts'
import { startService } from './service-process.ts'
import { preparation } from './services.ts'
import type { Settings } from './settings.ts'

/** Migrates and seeds the database; false if that failed, after printing the error. */
export function runPreparation({ environment, dataDir }: Settings): Promise<boolean> {
  // a server may have been emptied in the meantime; the embedded database changes only with its folder
  if (environment.DATABASE_URL) return prepare(environment)
  const step = {
    reads: [
      'package-lock.json',
      'prisma',
      'scripts/seed.ts',
      'scripts/database',
      'apps/api/src',
      'apps/publisher-mock/src',
      'packages',
    ],
    writes: join(dataDir, 'db'),
    stamp: join(dataDir, 'run', `prepared-${environment.ENVIRONMENT}`),
  }
  return unlessDone(step, () => prepare(environment))
}

async function prepare(environment: Settings['environment']): Promise<boolean> {
  const process = startService(preparation, environment, printLine)
  onEnd({ stop: () => void process.stop(), kill: process.kill })
  const { code } = await process.ended
  return code === 0
}
