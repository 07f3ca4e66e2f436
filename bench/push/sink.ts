// Child process of push.ts: a push service that takes everything, and says ten times a second how much that was.
import { startPushSink } from '../../e2e/support/push-browsers.ts'

let taken = 0
const { origin } = await startPushSink(() => {
  taken += 1
})
process.send?.(origin)
setInterval(() => process.send?.(taken), 100)
process.on('disconnect', () => process.exit(0))
