import { retentionKinds } from '@leserkonto/rules'
import { ownDataTexts } from '@leserkonto/texts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { AccountExport } from './account-export.ts'

type Schema = { properties?: Record<string, Schema>; items?: Schema }

test('every part of the export has a title for readers, and every field a label', () => {
  const { properties = {} } = z.toJSONSchema(AccountExport) as Schema
  const { exported_at: _when, ...parts } = properties
  expect(Object.keys(ownDataTexts.sections).sort()).toEqual(Object.keys(parts).sort())
  const fields = Object.values(parts).flatMap((part) =>
    Object.keys(part.properties ?? part.items?.properties ?? {}),
  )
  expect(fields.filter((field) => !(field in ownDataTexts.fields))).toEqual([])
})

test('the register of personal data names the parts of the export that show a kind, and all of them', () => {
  const { exported_at: _when, ...parts } = AccountExport.shape
  const named = retentionKinds.flatMap(([, { shownIn }]) => ('nowhere' in shownIn ? [] : shownIn))
  expect([...new Set(named)].sort()).toEqual(Object.keys(parts).sort())
})
