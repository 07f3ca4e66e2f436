import { buildPublisher } from './app.ts'
import { type Config, readConfig } from './config.ts'

const start = async (config: Config) => {
  const app = buildPublisher(config)
  const address = await app.listen({ port: config.port, host: config.host })
  const stop = () => void app.close()
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.stdout.write(`publisher-mock ready on ${address}\n`)
}

try {
  await start(readConfig())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'publisher-mock could not start'}\n`)
  process.exitCode = 1
}
