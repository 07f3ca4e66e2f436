import type { Edition } from '@leserkonto/editions'

/** What an edition carries beside its name, in its accent: one path in a square of 32. An edition without one has none. */
const emblems: Readonly<Record<string, string>> = {
  // the sun over the river
  az: 'M4 16a12 12 0 0 1 24 0zM2 19q3.5-3 7 0t7 0 7 0 7 0v3q-3.5 3-7 0t-7 0-7 0-7 0zM5 26q2.75-3 5.5 0t5.5 0 5.5 0 5.5 0v3q-2.75 3-5.5 0t-5.5 0-5.5 0-5.5 0z',
  // the bridge of five arches
  rt: 'M1 9h30v4H1zM1 14h30v10h-2a4 6 0 0 0-8 0h-1a4 6 0 0 0-8 0h-1a4 6 0 0 0-8 0H1zM15 2h2v6h-2zM1 26h30v2H1z',
  // firs on a hill
  ht: 'M11 2l6 9h-3l5 8h-4l5 8h-8v3h-2v-3H2l5-8H3l5-8H5zM23 9l4 6h-2l4 6h-3l5 6h-9l-4-7h2l-4-6z',
}

/** The paper's emblem in its accent; nothing for an edition without one. */
export const Emblem = ({ edition: { shortcut } }: { edition: Pick<Edition, 'shortcut'> }) =>
  emblems[shortcut] && (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d={emblems[shortcut]} />
    </svg>
  )
