const checkMs = 500

/** Sends this process a SIGTERM when the npm that started it is gone, because npm does not pass its own SIGTERM on. */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, checkMs)
  timer.unref()
}
