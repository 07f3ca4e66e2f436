import type { Edition } from '@leserkonto/editions'
import { emblems } from './emblems.ts'

/** The paper's emblem in its accent; nothing for an edition without one. */
export const Emblem = ({ edition: { shortcut } }: { edition: Pick<Edition, 'shortcut'> }) =>
  emblems[shortcut] && (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d={emblems[shortcut]} />
    </svg>
  )
