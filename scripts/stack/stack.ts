import { isReady } from './is-ready.ts'
import { onChange } from './on-change.ts'
import { printLine } from './print-line.ts'
import { readable } from './readable-log.ts'
import { type ServiceProcess, startService } from './service-process.ts'
import type { Service } from './services.ts'
import type { Settings } from './settings.ts'

type Rebuilds = NonNullable<Service['rebuilds']>

/** All processes of the stack as one thing. */
export type Stack = {
  /** Resolves with true when all services answer, with false if the stack ends before. */
  readonly ready: Promise<boolean>
  /** Resolves when all have ended: with what went wrong, if something did. */
  readonly ended: Promise<string | undefined>
  /** Stops the services one after the other, each before those it calls. */
  stop(): void
  /** Kills them at once. */
  kill(): void
}

/** Starts the services; in development one that changes or dies is restarted instead of stopping the others. */
export function startStack(services: readonly Service[], { dev, environment }: Settings): Stack {
  const running = new Map<string, ServiceProcess>()
  const stopping = new AbortController()
  const { promise: ended, resolve: end } = Promise.withResolvers<string | undefined>()

  function start(service: Service) {
    const process = startService(service, environment, printLine)
    running.set(service.name, process)
    void process.ended.then(({ how }) => {
      if (stopping.signal.aborted || running.get(service.name) !== process) return
      if (dev) printLine(service.name, `${how}; it starts again when its sources change`)
      else void stop(lastWords(process, how))
    })
  }

  // What failed once, such as a build of half a sentence, is tried again with the next change.
  const tell = (cause: Error) => printLine('dev', cause.message)
  let turn = Promise.resolve()
  /** One change after the other: a second one may come while something is built or stopped for the first. */
  const inTurn = (work: () => Promise<void>) => {
    turn = turn.then(() => (stopping.signal.aborted ? undefined : work().catch(tell)))
  }

  async function restart(service: Service) {
    const process = running.get(service.name)
    running.delete(service.name)
    await process?.stop()
    if (!stopping.signal.aborted) start(service)
  }

  async function rebuild(service: Service, { build, reloadUrl }: Rebuilds) {
    await build()
    await restart(service)
    if (service.readyUrl && (await isReady(service.readyUrl, stopping.signal))) await fetch(reloadUrl)
  }

  function follow(service: Service) {
    const { watches = [], rebuilds } = service
    onChange(watches, stopping.signal, () => inTurn(() => restart(service)))
    if (rebuilds) onChange(rebuilds.watches, stopping.signal, () => inTurn(() => rebuild(service, rebuilds)))
  }

  async function stop(trouble?: string) {
    if (stopping.signal.aborted) return
    stopping.abort()
    for (const { name } of services) await running.get(name)?.stop()
    end(trouble)
  }

  for (const service of services) start(service)
  if (dev) for (const service of services) follow(service)
  const waits = services.flatMap(({ readyUrl }) => (readyUrl ? [isReady(readyUrl, stopping.signal)] : []))
  const ready = Promise.all(waits).then(
    (answers) => answers.every(Boolean),
    (cause: Error) => stop(cause.message).then(() => false),
  )
  const kill = () => {
    for (const process of running.values()) process.kill()
  }
  return { ready, ended, stop: () => void stop(), kill }
}

function lastWords(process: ServiceProcess, how: string): string {
  const last = process.lastLines().map((line) => `  ${readable(line)}`)
  return [`${process.name} ${how}, so everything was stopped. Its last lines:`, ...last].join('\n')
}
