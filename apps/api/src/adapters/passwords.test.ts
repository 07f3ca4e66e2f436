import { execFileSync } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { createPasswords, type Passwords } from './passwords.ts'

let passwords: Passwords
afterEach(() => passwords.close())

const ps = (...options: string[]) => execFileSync('ps', options, { encoding: 'utf8' })

const hashingProcesses = () =>
  ps('-A', '-o', 'ppid=,pid=,args=')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([parent, , ...args]) => parent === String(process.pid) && /hash-process/.test(args.join(' ')))
    .map(([, pid]) => Number(pid))

/** Dead, though this process, which is its parent, has not been told yet. */
const isDead = (pid: number) => ps('-p', String(pid), '-o', 'stat=').trim().startsWith('Z')

test('a hashing process that is killed fails its job and no more: the next job gets another one', async () => {
  const others = hashingProcesses()
  passwords = createPasswords(1)
  const hash = await passwords.hash('Sehr-Geheim-77')
  const [child = 0] = hashingProcesses().filter((pid) => !others.includes(pid))
  process.kill(child, 'SIGKILL')
  while (!isDead(child));
  await expect(passwords.verify(hash, 'Sehr-Geheim-77')).rejects.toThrow('the hashing process ended')
  expect(await passwords.verify(hash, 'Sehr-Geheim-77')).toBe(true)
})
