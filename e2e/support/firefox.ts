import { createRequire } from 'node:module'

/** Debian's Firefox ESR by WebDriver BiDi, which Playwright speaks to what it calls `moz-firefox`. */
export const firefox = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: { executablePath: '/usr/bin/firefox-esr' },
}

type Socket = { send(message: string): void; emit(event: 'message', answer: Buffer, isBinary: false): void }

/**
 * Closes two gaps between Playwright and Firefox on their way to each other. Firefox does not know the command for a
 * colour scheme, which opens every context: it is answered here, and the scheme stays the browser's own, the light one.
 * And Playwright sets a field's value by a property that React has put over the browser's own, so React sees no input.
 */
export function bridgeGaps(): void {
  const bundle = createRequire(import.meta.url)('playwright-core/lib/utilsBundle')
  const { ws } = bundle as { ws: { prototype: Socket } } // the WebSocket that Playwright brings, without types
  const { send } = ws.prototype
  ws.prototype.send = function (message) {
    if (!message.includes('"method":"emulation.setMediaFeaturesOverride"'))
      return send.call(this, withNativeFill(message))
    const { id } = JSON.parse(message) as { id: number } // as the protocol has it
    this.emit('message', Buffer.from(JSON.stringify({ type: 'success', id, result: {} })), false)
  }
}

const nativelySet = (value: string) =>
  `Reflect.set(Object.getPrototypeOf(inputElement), 'value', ${value}, inputElement);`

const withNativeFill = (message: string) =>
  message
    .replace('inputElement.value += text;', nativelySet('text'))
    .replace('inputElement.value = value;', nativelySet('value'))
