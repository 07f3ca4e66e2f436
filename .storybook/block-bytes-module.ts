import type { Plugin } from 'vite'
import { jsCeiling } from '../scripts/block-bytes/judge.ts'
import { blockNames, bytesOf } from '../scripts/block-bytes/measure.ts'

const name = 'virtual:block-bytes'

/** `virtual:block-bytes`: every block is built and weighed when a page asks for it, so the figures are those of the code at hand. */
export const blockBytesModule = (): Plugin => ({
  name: 'block-bytes',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  async load(id) {
    if (id !== `\0${name}`) return null
    const weights = []
    for (const block of blockNames()) {
      const { js, css } = await bytesOf(block)
      weights.push({ block, js, css, ceiling: jsCeiling(block) })
    }
    return `export default ${JSON.stringify(weights)}`
  },
})
