import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

// A folder over HTTP, for tests of built pages: `node e2e/support/serve-static.ts <folder> <port>`.

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

const forEver = { 'cache-control': 'public, max-age=31536000, immutable' }

/** Vite's names end in a hash of what is in the file. */
const isNamedByContent = (path: string) => path.startsWith('/assets/')

const [folder = '.', port = '0'] = process.argv.slice(2)

createServer(async (request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
  try {
    const body = await readFile(file)
    const headers = { 'content-type': types[extname(file)] ?? 'application/octet-stream' }
    response.writeHead(200, isNamedByContent(path) ? { ...headers, ...forEver } : headers).end(body)
  } catch {
    response.writeHead(404).end()
  }
}).listen(Number(port), '127.0.0.1')
