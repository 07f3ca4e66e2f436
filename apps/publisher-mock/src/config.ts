import type { Edition } from '@leserkonto/editions'
import { readEditions } from '@leserkonto/editions/folder'
import { z } from 'zod'

const Environment = z.object({
  PUBLISHER_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  HOST: z.string().min(1).default('127.0.0.1'),
  CRM_API_KEY: z.string().min(1).default('dev-crm-key'),
  /** The account service's, whose newspapers it has to know. */
  EDITIONS_DIR: z.string().min(1).optional(),
  MOCK_CONTROL: z.enum(['0', '1']).default('1'),
  EVENT_TARGET: z.url({ protocol: /^https?$/ }).optional(),
  /** The account service's defaults in development. */
  EVENT_SECRET_CRM: z.string().min(1).default('dev-event-crm'),
  EVENT_SECRET_CONTENT: z.string().min(1).default('dev-event-content'),
  EVENT_SECRET_MAIL: z.string().min(1).default('dev-event-mail'),
})

/** The key of each part of the publisher that sends events. */
export type EventSecrets = Readonly<Record<'crm' | 'content' | 'mail', string>>

/** What the process needs to know from outside; addresses without a trailing slash. */
export type Config = {
  port: number
  host: string
  apiKey: string
  mockControl: boolean
  editions?: readonly Edition[]
  eventTarget?: string
  eventSecrets: EventSecrets
}

/** Reads the environment once; throws one error that names every bad variable and never shows a value. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => {
  const parsed = Environment.safeParse(env)
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))]
    throw new Error(`Environment is not usable: ${names.join(', ')}`)
  }
  const { PUBLISHER_PORT, HOST, CRM_API_KEY, EDITIONS_DIR, MOCK_CONTROL, EVENT_TARGET, ...keys } = parsed.data
  return {
    port: PUBLISHER_PORT,
    host: HOST,
    apiKey: CRM_API_KEY,
    mockControl: MOCK_CONTROL === '1',
    ...(EDITIONS_DIR && { editions: editionsIn(EDITIONS_DIR) }),
    ...(EVENT_TARGET && { eventTarget: EVENT_TARGET.replace(/\/$/, '') }),
    eventSecrets: {
      crm: keys.EVENT_SECRET_CRM,
      content: keys.EVENT_SECRET_CONTENT,
      mail: keys.EVENT_SECRET_MAIL,
    },
  }
}

/** Which of them are wrong, and why, the account service says. */
function editionsIn(folder: string): readonly Edition[] {
  const { editions, wrong } = readEditions(folder)
  if (wrong.length > 0) throw new Error('Environment is not usable: EDITIONS_DIR')
  return editions
}
