// An invented house: node scripts/invented-house.ts ACCOUNTS DIRECTORY [bcrypt|sha256|none] – writes accounts.jsonl,
// newsletters.csv and seats.jsonl, for rehearsals and measurements. Every address ends in example.test, the password of all is
// Haus-Wechsel-1, and one record in a thousand is broken.
import { createHash, randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const [count = '', directory = '', scheme = 'bcrypt'] = process.argv.slice(2)
const accounts = Number(count)
if (!Number.isInteger(accounts) || accounts < 1 || !directory) {
  console.error('Usage: node scripts/invented-house.ts ACCOUNTS DIRECTORY [bcrypt|sha256|none]')
  process.exit(2)
}

const password = 'Haus-Wechsel-1'
const givenNames = ['Änne', 'Jörg', 'Özlem', 'Karin', 'Günther', 'Sören', 'Marie', 'Uwe']
const familyNames = ['Müller', 'Groß', 'Weiß', 'Schäfer', 'Öztürk', 'Kühn', 'Lindner', 'Maß']
const pick = (from: readonly string[], at: number) => from[at % from.length] ?? ''
const addressOf = (at: number) => `haus.${at}@example.test`
const dayOf = (at: number) => new Date(Date.UTC(2012, 0, 1 + (at % 4000), at % 24)).toISOString()

/** To make one for each would take hours: cost 10, and the same for all. */
const bcrypt = '$2b$10$YU30XU3yXUOeYE7za0SfGOjIfvsGwAl5vjqu2thbcq2h9eyAVeUNu'

function hashOf(): object | undefined {
  if (scheme === 'none') return undefined
  if (scheme === 'bcrypt') return { scheme, hash: bcrypt }
  const salt = randomBytes(8).toString('hex')
  return {
    scheme,
    salt,
    hash: createHash('sha256')
      .update(salt + password)
      .digest('hex'),
  }
}

/** Writes a file line by line, some thousand at once. */
function write(name: string, lines: Iterable<string>): void {
  const file = openSync(join(directory, name), 'w')
  let waiting: string[] = []
  for (const line of lines) {
    waiting.push(line)
    if (waiting.length < 5000) continue
    writeSync(file, `${waiting.join('\n')}\n`)
    waiting = []
  }
  if (waiting.length > 0) writeSync(file, `${waiting.join('\n')}\n`)
  closeSync(file)
}

function* accountLines() {
  for (let at = 0; at < accounts; at++) {
    if (at % 1000 === 999) yield at % 2000 === 999 ? `{"email":"ohne-klammeraffe-${at}"}` : '{"email":'
    else
      yield JSON.stringify({
        email: addressOf(at),
        edition: pick(['az', 'rt', 'ht'], at),
        created: dayOf(at),
        confirmed: at % 50 === 49 ? undefined : dayOf(at),
        given_name: pick(givenNames, at),
        family_name: pick(familyNames, at >> 3),
        gender: pick(['male', 'female', 'divers'], at),
        password: hashOf(),
        customer_numbers: at % 2 === 0 ? [String(7_000_000_000 + at)] : undefined,
        settings: at % 4 === 0 ? { 'topics.home': 'sport' } : undefined,
      })
  }
}

function* newsletterLines() {
  yield '\uFEFFemail;newsletter;since;proof.at;proof.ip;proof.text_version'
  for (let at = 0; at < accounts; at += 2) {
    const proof = at % 10 === 0 ? ';;' : `${dayOf(at)};203.0.113.${at % 250};alt-2019`
    yield `${addressOf(at)};${at % 500 === 0 ? 'az-gibt-es-nicht' : 'az-morgen'};${dayOf(at)};${proof}`
  }
}

function* seatLines() {
  for (let at = 0; at < accounts; at += 200)
    for (let member = 1; member < 4; member++)
      yield JSON.stringify({
        subscription: `haus-abo-${at}`,
        type: 'family',
        title: 'Zeitung für alle',
        edition: 'az',
        owner_number: String(7_000_000_000 + at),
        max_members: 4,
        email: addressOf(at + 2 * member + 1),
        since: dayOf(at),
      })
}

mkdirSync(directory, { recursive: true })
write('accounts.jsonl', accountLines())
write('newsletters.csv', newsletterLines())
write('seats.jsonl', seatLines())
console.log(`${accounts} accounts in ${directory}; the password of all is ${password}`)
