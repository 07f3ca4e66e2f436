const {
  PORT = '3000',
  PUBLISHER_PORT = '3001',
  SMTP_PORT = '1025',
  INBOX_PORT = '8025',
  PARTNER_PORT = '3002',
  DATA_DIR = '.data',
} = process.env

/** Where the stack under test runs: as the environment says, like `npm start` itself. */
export const processEnvironment = { PORT, PUBLISHER_PORT, SMTP_PORT, INBOX_PORT, PARTNER_PORT, DATA_DIR }

/** The origin of an edition as its readers type it. */
export const editionUrl = (shortcut: string): string => `http://${shortcut}.localhost:${PORT}`

/** The mail catcher's HTTP API. */
export const inboxUrl = `http://127.0.0.1:${INBOX_PORT}`

/** The publisher's stand-in, whose `/__mock` a test may steer. */
export const publisherUrl = `http://127.0.0.1:${PUBLISHER_PORT}`
