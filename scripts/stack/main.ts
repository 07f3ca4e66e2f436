import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { databaseInUseCode, lockDirectory } from '../../apps/api/src/store/database/one-process-lock.ts'
import { root } from '../bootstrap/root.mjs'
import { addresses } from './addresses.ts'
import { buildWeb, compileService, generateClient } from './build.ts'
import { onEnd } from './on-end.ts'
import { freePort, refuseTakenPorts } from './ports.ts'
import { runPreparation } from './preparation.ts'
import { servicesOf } from './services.ts'
import { readSettings, type Settings } from './settings.ts'
import { startStack } from './stack.ts'

/** Resolves with the exit code when the stack has ended. */
async function run(dev: boolean): Promise<number> {
  const dotEnv = join(root, '.env')
  if (existsSync(dotEnv)) process.loadEnvFile(dotEnv)
  if (dev) process.env.WEB_DEV_SERVER ??= `http://127.0.0.1:${await freePort()}`
  const settings = readSettings(process.env, dev, process.argv.includes('--inspect'))
  await holdData(settings)
  await refuseTakenPorts(settings.ports, settings.host)
  await generateClient()
  // in development the account is served from its sources, but the portal from this build
  await buildWeb()
  if (!dev) await compileService(settings)
  if (!(await runPreparation(settings))) return 1

  const stack = startStack(servicesOf(settings), settings)
  onEnd(stack)
  void stack.ready.then((ready) => ready && console.log(addresses(settings)))
  const trouble = await stack.ended
  console.log(trouble ?? 'Stopped.')
  return trouble ? 1 : 0
}

/** Locks the data until this process ends, so that no second stack uses it. */
async function holdData({ dataDir }: Settings): Promise<void> {
  // not the folder itself, because the database locks that one
  const folder = join(dataDir, 'run')
  mkdirSync(folder, { recursive: true })
  await lockDirectory(folder).catch((cause) => {
    if (cause.code !== databaseInUseCode) throw cause
    throw new Error(
      `Leserkonto is already running on the data in ${dataDir}. Stop it there, or start a second one with other data and ports: DATA_DIR=… PORT=… PUBLISHER_PORT=… SMTP_PORT=… INBOX_PORT=…`,
    )
  })
}

try {
  process.exit(await run(process.argv.includes('--dev')))
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
}
