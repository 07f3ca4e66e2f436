import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test, vi } from 'vitest'

const budgetBytes = 2_000

async function scriptBytes(block: string): Promise<number> {
  vi.stubEnv('NODE_ENV', 'production')
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '..', block, `${block}.tsx`),
        preserveEntrySignatures: 'strict',
        external: ['react', 'react/jsx-runtime'],
      },
    },
  })
  const chunks = [output].flat().flatMap((each) => (each as Rolldown.RolldownOutput).output) // not watching
  return chunks.reduce(
    (sum, each) => sum + (each.type === 'chunk' ? brotliCompressSync(each.code).length : 0),
    0,
  )
}

test.each(['ModalFlyout', 'Lightbox', 'AdvertorialLightbox', 'SlideOutPanel'])(
  '%s costs less than 2 kB of script beyond React',
  async (block) => {
    expect(await scriptBytes(block)).toBeLessThan(budgetBytes)
  },
  30_000,
)
