import type { DeskBlock } from '@leserkonto/pages'
import { deskLimits } from '@leserkonto/rules'
import { dateTexts, deskActNames, deskReaderTexts, deskReasonTexts, wordOf } from '@leserkonto/texts'
import { wordFor } from '../shared/answers.ts'
import type { ReaderFile } from './reader-file.ts'

const what = (action: string, { method, device }: ReaderFile['events'][number]['detail']) =>
  [
    wordOf('action', action),
    ...(method ? [wordOf('method', String(method))] : []),
    ...(device ? [String(device)] : []),
  ].join(', ')

/** One line: what happened to the account and what the staff did, newest first. */
export function timelineSection({ events, staffActs }: Pick<ReaderFile, 'events' | 'staffActs'>): DeskBlock {
  const { actors, sections, columns } = deskReaderTexts
  const lines = [
    ...events.map(({ at, actor, action, detail }) => ({
      at,
      cells: [actors[actor], what(action, detail), ''],
    })),
    ...staffActs.map(({ at, name, act, reason }) => ({
      at,
      cells: [name, wordFor(deskActNames, act), wordFor(deskReasonTexts, reason)],
    })),
  ]
  const newest = lines.toSorted((one, other) => other.at.getTime() - one.at.getTime())
  return {
    kind: 'table',
    title: sections.timeline,
    columns: columns.timeline,
    rows: newest.slice(0, deskLimits.listedRows).map(({ at, cells }) => [dateTexts.moment(at), ...cells]),
  }
}
