import { isSignOn } from '@leserkonto/editions'
import type { DeskField } from '@leserkonto/pages'
import { type DeskReason, deskLimits, deskReasons, type IdentifiedBy, identifiedBy } from '@leserkonto/rules'
import { deskForms, deskReaderTexts, deskReasonTexts, identifiedTexts } from '@leserkonto/texts'
import type { With } from '../../context.ts'
import type { DeskValues } from '../../desk-context.ts'
import type { Cause } from './record.ts'

const pairsOf = <Name extends string>(texts: Readonly<Record<Name, string>>) =>
  Object.entries<string>(texts).map(([name, text]) => [name, text] as const)

/** The fields by which an act says why, and how the caller was identified. */
export const causeFields = (reason?: DeskReason): DeskField[] => [
  {
    kind: 'choice',
    name: 'reason',
    label: deskForms.reason,
    options: [['', deskForms.choose], ...pairsOf(deskReasonTexts)],
    ...(reason && { value: reason }),
  },
  {
    kind: 'choice',
    name: 'identified',
    label: deskForms.identified,
    options: [['', deskForms.choose], ...pairsOf(identifiedTexts)],
  },
]

/** What these fields say; undefined where somebody has not chosen. */
export function causeIn({ reason, identified }: DeskValues): Cause | undefined {
  const why = deskReasons.find((one) => one === reason)
  const how: IdentifiedBy | undefined = identifiedBy.find((one) => one === identified)
  return why && how && { reason: why, identified: how }
}

/** The fields by which access is opened. */
export const accessFields = ({ editions }: With<'editions'>, chosen?: string): DeskField[] => [
  {
    kind: 'choice',
    name: 'edition',
    label: deskReaderTexts.fields.edition,
    options: newspapersOf({ editions }).map(({ shortcut, name }) => [shortcut, name] as const),
    ...(chosen && { value: chosen }),
  },
  {
    kind: 'number',
    name: 'hours',
    label: deskReaderTexts.fields.hours,
    value: '24',
    most: deskLimits.mostHours,
  },
]

/** For which newspaper and how many hours; undefined where that is none. */
export function accessIn({ edition, hours = '' }: DeskValues, { editions }: With<'editions'>) {
  const newspaper = newspapersOf({ editions }).find(({ shortcut }) => shortcut === edition)
  const wanted = /^\d{1,3}$/.test(hours) ? Number(hours) : 0
  if (!newspaper || wanted < 1 || wanted > deskLimits.mostHours) return undefined
  return { newspaper, hours: wanted, ms: wanted * 60 * 60_000 }
}

const newspapersOf = ({ editions }: With<'editions'>) => editions.filter((edition) => !isSignOn(edition))
