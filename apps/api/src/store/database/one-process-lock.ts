import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { errorCode } from '@leserkonto/rules'

/** Code of the error if another process has the embedded database open: two processes would silently lose rows. */
export const databaseInUseCode = 'DATABASE_IN_USE'

/**
 * Locks the directory for this process until the returned function is called or the process ends, even by a kill.
 * Throws an error with `code` DATABASE_IN_USE if another process has it.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  mkdirSync(directory, { recursive: true })
  const path = realpathSync(directory)
  return process.platform === 'linux' ? lockBySocket(path) : lockByPidFile(path)
}

/** An abstract socket is free again as soon as its process ends, even by SIGKILL. */
async function lockBySocket(path: string) {
  const name = `\0leserkonto-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? inUse(path) : error),
    )
    server.listen({ path: name }, resolve)
  })
  server.unref()
  return () => new Promise<void>((resolve) => server.close(() => resolve()))
}

async function lockByPidFile(path: string) {
  const file = join(path, '.lock')
  const holder = readHolder(file)
  if (holder !== undefined && isAlive(holder)) throw inUse(path)
  writeFileSync(file, String(process.pid))
  return async () => rmSync(file, { force: true })
}

function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Whether a process of this machine runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is another user's.
    return errorCode(error) === 'EPERM'
  }
}

const inUse = (path: string) =>
  Object.assign(new Error(`The database in ${path} is in use by another process. Stop that one first.`), {
    code: databaseInUseCode,
  })
