import { randomBytes } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMessageId } from './message-id.ts'

const extension = '.eml'
const unfinished = '.part'

/** The folder of kept mails: one .eml file each, named by the mail's id. Ids are ours, never a caller's text. */
export type MailFiles = {
  ids(): Promise<string[]>
  write(id: string, file: Buffer): Promise<void>
  read(id: string): Promise<Buffer | undefined>
  /**
   * The first `maxBytes` bytes of a mail. Synchronous, for the start: nobody waits yet, and 5,000 mails are read in a tenth
   * of the time that asynchronous reads take.
   */
  readStart(id: string, maxBytes: number): Buffer
  remove(id: string): Promise<void>
}

/** Creates the folder if it is missing and removes files of interrupted writes. */
export async function openMailFiles(dir: string): Promise<MailFiles> {
  await mkdir(dir, { recursive: true })
  for (const name of await readdir(dir)) if (name.endsWith(unfinished)) await rm(join(dir, name))
  const pathOf = (id: string) => join(dir, id + extension)
  return {
    ids: async () => (await readdir(dir)).flatMap(idOf),
    async write(id, file) {
      const temporary = join(dir, randomBytes(8).toString('hex') + unfinished)
      // only the owner may read, because mails contain activation and reset links
      await writeFile(temporary, file, { flag: 'wx', mode: 0o600 })
      await rename(temporary, pathOf(id))
    },
    read: (id) => readFile(pathOf(id)).catch(undefinedIfMissing),
    readStart: (id, maxBytes) => readStart(pathOf(id), maxBytes),
    remove: (id) => rm(pathOf(id), { force: true }),
  }
}

function idOf(name: string): string[] {
  const id = name.endsWith(extension) ? name.slice(0, -extension.length) : ''
  return isMessageId(id) ? [id] : []
}

function readStart(path: string, maxBytes: number): Buffer {
  const file = openSync(path, 'r')
  try {
    const start = Buffer.allocUnsafe(maxBytes)
    return start.subarray(0, readSync(file, start, 0, maxBytes, 0))
  } finally {
    closeSync(file)
  }
}

function undefinedIfMissing(cause: NodeJS.ErrnoException): undefined {
  if (cause.code !== 'ENOENT') throw cause
}
