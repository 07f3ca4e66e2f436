import { inputLimits } from '@leserkonto/rules'
import * as z from 'zod/mini'
import { acrossFields } from './across-fields.ts'
import { operation } from './operation.ts'

const SettingName = z.string().check(z.regex(/^[a-z0-9_.-]{1,64}$/, 'FORMAT'))

/** At most 2 KB of UTF-8, without NUL and half surrogate pairs, which PostgreSQL does not store. */
const SettingValue = z.string().check(
  z.check((ctx) => {
    const maximum = inputLimits.settingValueBytes
    if (new TextEncoder().encode(ctx.value).length > maximum)
      ctx.issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: ctx.value })
  }),
  z.refine((value) => !/[\0\p{Cs}]/u.test(value), 'FORMAT'),
)

/** One setting of a reader; only the client knows what a name means. */
export const Setting = z.object({ name: SettingName, value: SettingValue })

/** A setting as it was kept. */
export const StoredSetting = z.object({ name: z.string(), value: z.string() })

/** All settings of a reader. */
export const Settings = z.object({ settings: z.array(StoredSetting) })

const SettingsForm = z
  .strictObject({
    settings: z
      .array(z.strictObject({ name: SettingName, value: SettingValue }))
      .check(z.minLength(1), z.maxLength(inputLimits.settingsPerAccount)),
  })
  .check(
    acrossFields(({ settings }, wrong) => {
      if (!Array.isArray(settings)) return
      const names = settings.map((setting) => setting?.name)
      const twice = names.findIndex((name, index) => name !== undefined && names.indexOf(name) !== index)
      if (twice >= 0) wrong(['settings', twice, 'name'], 'DUPLICATE_FIELD')
    }),
  )

/** A reader's settings: names and values, kept for the client. */
export const settings = {
  list: operation({
    summary: 'All settings of the signed-in reader',
    method: 'GET',
    path: '/user/settings',
    auth: 'reader',
    input: z.strictObject({}),
    output: Settings,
    errors: [],
  }),
  save: operation({
    summary: 'Add settings or replace their values; returns all',
    method: 'POST',
    path: '/user/settings',
    auth: 'reader',
    input: SettingsForm,
    output: Settings,
    errors: [],
  }),
  remove: operation({
    summary: 'Remove one setting, or all without a name; returns the rest',
    method: 'DELETE',
    path: '/user/settings',
    auth: 'reader',
    input: z.strictObject({ name: z.optional(SettingName) }),
    output: Settings,
    errors: [],
  }),
} as const
