import type { Passwords } from '../adapters/passwords.ts'

/**
 * The same passwords, of which each is hashed and each pair compared once: tests make thousands of readers with one
 * password, and argon2 took a sixth of all their processor time. `computed` counts what the service asked for.
 */
export function rememberHashes(passwords: Passwords): Passwords {
  const hashes = new Map<string, Promise<string>>()
  const verdicts = new Map<string, Promise<boolean>>()
  let computed = 0
  function once<T>(known: Map<string, Promise<T>>, key: string, compute: () => Promise<T>): Promise<T> {
    computed++
    const answer = known.get(key) ?? compute()
    known.set(key, answer)
    answer.catch(() => known.delete(key))
    return answer
  }
  return {
    ...passwords,
    hash: (password, asker) => once(hashes, password, () => passwords.hash(password, asker)),
    verify: (hash, password, asker) =>
      once(verdicts, JSON.stringify([hash, password]), () => passwords.verify(hash, password, asker)),
    computed: () => computed,
  }
}
