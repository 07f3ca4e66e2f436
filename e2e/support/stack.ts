import { connect } from '@leserkonto/testing'

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

/** The desk of the reader service. */
export const deskUrl = `http://desk.localhost:${PORT}`

/** The publisher's stand-in. */
export const publisherUrl = `http://127.0.0.1:${PUBLISHER_PORT}`

/** The stack under test, which a test may steer. */
export const stack = connect({
  service: `http://127.0.0.1:${PORT}`,
  publisher: publisherUrl,
  inbox: `http://127.0.0.1:${INBOX_PORT}`,
})
