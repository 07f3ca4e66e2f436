import { createServer } from 'node:net'

/** Takes every mail and forgets it, at a fraction of what the mail catcher costs: in production another machine does that. */
export function startSmtpSink(port: number): Promise<{ close: () => void }> {
  const server = createServer((socket) => {
    let inMail = false
    let rest = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    const answer = (line: string) => {
      if (inMail) {
        if (line !== '.') return
        inMail = false
        return say('250 OK')
      }
      if (/^DATA/i.test(line)) {
        inMail = true
        return say('354 Go on')
      }
      return say(/^QUIT/i.test(line) ? '221 Bye' : '250 OK')
    }
    say('220 sink.example.test ESMTP')
    socket.setEncoding('utf8').on('data', (text) => {
      const lines = `${rest}${text}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) answer(line)
    })
    socket.on('error', () => socket.destroy())
  })
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      server.unref()
      resolve({ close: () => server.close() })
    })
  })
}
