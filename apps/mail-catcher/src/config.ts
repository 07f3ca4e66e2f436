import { z } from 'zod'

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65_535))

const environment = z.object({
  SMTP_PORT: port.default(1025),
  INBOX_PORT: port.default(8025),
  HOST: z.string().min(1).default('127.0.0.1'),
  MAIL_DIR: z.string().min(1).default('.data/mails'),
  // Enough for weeks of testing; with at most 10 MiB each, the disk space has an upper limit.
  MAIL_COUNT: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number)
    .default(5_000),
})

/** Reads the settings. Throws an error that names all wrong variables at once and never shows a value. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env) {
  const { success, data, error } = environment.safeParse(variables)
  if (!success)
    throw new Error(`wrong settings: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`)
  return {
    smtpPort: data.SMTP_PORT,
    inboxPort: data.INBOX_PORT,
    host: data.HOST,
    dir: data.MAIL_DIR,
    maxMessages: data.MAIL_COUNT,
  }
}
