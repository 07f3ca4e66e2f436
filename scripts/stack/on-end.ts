const insistAfterMs = 1_000

/** What a signal stops. */
type Running = { stop(): void; kill(): void }

let running: Running = { stop: () => process.exit(0), kill: () => process.exit(0) }
let stoppedAt: number | undefined

/** From now on a signal stops this instead of what was set before. */
export function onEnd(next: Running): void {
  running = next
}

function stop() {
  stoppedAt ??= performance.now()
  running.stop()
}

function stopOrInsist() {
  // npm passes a terminal's Ctrl-C on, so one keystroke can arrive twice
  if (stoppedAt !== undefined && performance.now() - stoppedAt > insistAfterMs) running.kill()
  else stop()
}

process.on('SIGINT', stopOrInsist)
process.on('SIGTERM', stop)
process.on('SIGHUP', stop)
// the process that started this one is gone, even by SIGKILL, or nobody reads the output
process.on('disconnect', stop)
process.stdout.on('error', stop)
