import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Says how a command is called and ends it. */
export function failWithUsage(usage: string): never {
  console.error(`Usage: ${usage}`)
  process.exit(2)
}

/** The words a command was called with, as `parseArgs` reads them; others end it with its usage. */
export function parseWords<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch {
    return failWithUsage(usage)
  }
}
