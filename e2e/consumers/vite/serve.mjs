import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { render } from './dist/server/server.js'

const browser = join(import.meta.dirname, 'dist/browser')
const template = readFileSync(join(browser, 'index.html'), 'utf8')
const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
  if (pathname.startsWith('/assets/')) {
    response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream')
    return response.end(readFileSync(join(browser, pathname)))
  }
  const now = new Date()
  const page = template
    .replace('<!--now-->', now.toISOString())
    .replace('<!--page-->', () => render(pathname, now))
  return response.setHeader('content-type', 'text/html').end(page)
})
server.listen(Number(process.env.PORT), 'localhost')
