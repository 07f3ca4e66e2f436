// Preloaded into each process of the stack: when the process that started it is gone, even by SIGKILL, it stops like after
// a signal. It has to stop its own children itself.
const patienceMs = 15_000

if (process.channel && process.env.STACK_PID === String(process.ppid)) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), patienceMs).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  process.channel.unref()
}
