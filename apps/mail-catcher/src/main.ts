import { readConfig } from './config.ts'
import { startMailCatcher } from './start.ts'

const stopWithinMs = 2_000

try {
  const config = readConfig()
  const { smtpPort, inboxPort, stop } = await startMailCatcher(config)
  console.log(`mail-catcher ready: smtp ${config.host}:${smtpPort}, inbox http://${config.host}:${inboxPort}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), stopWithinMs).unref()
      void stop().then(() => process.exit(0))
    })
  }
} catch (cause) {
  console.error(`mail-catcher: ${cause instanceof Error ? cause.message : cause}`)
  process.exitCode = 1
}
