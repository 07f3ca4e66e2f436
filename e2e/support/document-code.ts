import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/bootstrap/root.mjs'

/**
 * The block of code of a document that is called this by what stands behind its opening fence, as a reader would copy it.
 * Throws when there is none, or another one of the name.
 */
export function codeBlock(document: string, info: string): string {
  const text = readFileSync(join(root, document), 'utf8')
  const blocks = [...text.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].filter(([, name]) => name === info)
  const [block] = blocks
  if (!block || blocks.length > 1) throw new Error(`${document} has ${blocks.length} blocks ${info}`)
  return block[2] ?? ''
}
