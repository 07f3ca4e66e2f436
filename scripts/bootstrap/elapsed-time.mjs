const everyMs = process.stdout.isTTY ? 1_000 : 10_000

/**
 * Prints what is being done, for how long, and when it is done, so that nobody thinks that a long step hangs.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withElapsedTime(title, work) {
  const start = performance.now()
  const say = (/** @type {string} */ mark, /** @type {string} */ end) => {
    const seconds = ((performance.now() - start) / 1_000).toFixed(mark === '✓' ? 1 : 0)
    process.stdout.write(`${process.stdout.isTTY ? '\r\x1b[K' : ''}${mark} ${title} … ${seconds} s${end}`)
  }
  const stillRunning = () => say('·', process.stdout.isTTY ? '' : '\n')
  stillRunning()
  const timer = setInterval(stillRunning, everyMs)
  try {
    const result = await work()
    say('✓', '\n')
    return result
  } catch (cause) {
    say('✗', '\n')
    throw cause
  } finally {
    clearInterval(timer)
  }
}
