const reconnectAfterMs = 3_000

/**
 * Follows the mailbox. The browser reconnects by itself, except after an error answer; then this code does it.
 *
 * @param {{ onConnected(): void, onLost(): void, onChange(): void, onFault(mode: import('./api.js').FaultMode): void }} handlers
 */
export function followMailbox(handlers) {
  const source = new EventSource('/api/events')
  source.addEventListener('open', handlers.onConnected)
  source.addEventListener('added', handlers.onChange)
  source.addEventListener('removed', handlers.onChange)
  source.addEventListener('fault', ({ data }) => handlers.onFault(JSON.parse(data).mode))
  source.addEventListener('error', () => {
    handlers.onLost()
    if (source.readyState === EventSource.CLOSED) setTimeout(() => followMailbox(handlers), reconnectAfterMs)
  })
}
