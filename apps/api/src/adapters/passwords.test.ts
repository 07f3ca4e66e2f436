import { execFileSync } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { queuePlaces } from './hash-queue.ts'
import { createPasswords, type Passwords } from './passwords.ts'

let passwords: Passwords
afterEach(() => {
  vi.useRealTimers()
  passwords.close()
})

const ps = (...options: string[]) => execFileSync('ps', options, { encoding: 'utf8' })

const hashingProcesses = () =>
  ps('-A', '-o', 'ppid=,pid=,args=')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([parent, , ...args]) => parent === String(process.pid) && /hash-process/.test(args.join(' ')))
    .map(([, pid]) => Number(pid))

/** Starts hashing by one process, and answers which it is. */
async function started() {
  const others = hashingProcesses()
  passwords = createPasswords(1)
  const hash = await passwords.hash('Sehr-Geheim-77')
  const [child = 0] = hashingProcesses().filter((pid) => !others.includes(pid))
  return { hash, child }
}

/** Dead, though this process, which is its parent, has not been told yet. */
const isDead = (pid: number) => ps('-p', String(pid), '-o', 'stat=').trim().startsWith('Z')

function killed(child: number): void {
  process.kill(child, 'SIGKILL')
  while (!isDead(child));
}

test('the job of a hashing process that is killed is done by another one', async () => {
  const { hash, child } = await started()
  killed(child)
  expect(await passwords.verify(hash, 'Sehr-Geheim-77')).toBe(true)
  expect(hashingProcesses()).not.toContain(child)
})

test('a hashing process ends when it has long had nothing to do, and another one starts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { hash, child } = await started()
  vi.advanceTimersByTime(10_000)
  while (!isDead(child) && hashingProcesses().includes(child)) await new Promise(setImmediate)
  expect(await passwords.verify(hash, 'Sehr-Geheim-77')).toBe(true)
})

test('a hash says its parameters, so that one made with lower ones is known', async () => {
  const { hash } = await started()
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=12288,t=3,p=1\$/)
  expect(passwords.isOutdated(hash)).toBe(false)
  expect(passwords.isOutdated(hash.replace('m=12288', 'm=4096'))).toBe(true)
})

test('a password fits however a keyboard composes its letters', async () => {
  await started()
  const hash = await passwords.hash('Gro\u00dfe-\u00dcbung-1')
  expect(await passwords.verify(hash, 'Gro\u00dfe-U\u0308bung-1')).toBe(true)
  expect(await passwords.verify(hash, 'Grosse-\u00dcbung-1')).toBe(false)
})

test('of 128 characters the last one counts, too', async () => {
  await started()
  const start = 'Lese-1 ü'.padEnd(127, 'x')
  const hash = await passwords.hash(`${start}y`)
  expect(await passwords.verify(hash, `${start}y`)).toBe(true)
  expect(await passwords.verify(hash, `${start}z`)).toBe(false)
})

test('where a caller has no place any more, a job is refused at once as one too many', async () => {
  passwords = createPasswords(1)
  const stranger = { isKnown: false, networks: ['203.0.113.7'] }
  // Two are with the process already.
  for (let job = 0; job < queuePlaces.caller + 2; job++)
    void passwords.hash('Sehr-Geheim-77', stranger).catch(() => undefined)
  expect(passwords.hasPlace(stranger)).toBe(false)
  await expect(passwords.verify(undefined, 'x', stranger)).rejects.toMatchObject({ code: 'OVERLOADED' })
  expect(passwords.hasPlace({ isKnown: false, networks: ['198.51.100.7'] })).toBe(true)
})
