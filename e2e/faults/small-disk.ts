import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const run = (program: string, words: readonly string[]) =>
  spawnSync(program, words, { stdio: 'ignore' }).status === 0

/** Why there is none here; undefined where there can be one. */
export const whyNoSmallDisk = (): string | undefined =>
  process.getuid?.() === 0 ? undefined : 'only root may mount a small file system'

/** A folder with so many megabytes, to be filled and emptied. */
export type SmallDisk = {
  readonly fill: () => void
  readonly free: () => void
  readonly close: () => void
}

/** Mounts one at a folder. Throws where that is not allowed. */
export function smallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder, { recursive: true })
  if (!run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'none', folder]))
    throw new Error('No small file system could be mounted.')
  const close = () => void run('umount', ['-l', folder])
  process.once('exit', close)
  const filler = join(folder, 'filler')
  return {
    fill: () => fillUp(filler),
    free: () => rmSync(filler, { force: true }),
    close: () => {
      process.off('exit', close)
      close()
    },
  }
}

const pieceBytes = 4096

function fillUp(file: string): void {
  const handle = openSync(file, 'a')
  try {
    while (true) writeSync(handle, Buffer.alloc(pieceBytes))
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOSPC') throw cause
  } finally {
    closeSync(handle)
  }
}
