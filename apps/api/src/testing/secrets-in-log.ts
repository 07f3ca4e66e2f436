/** What no log line may carry: addresses, JWTs, one-time tokens (43 characters of base64url), hashes, passwords of tests. */
const secrets: Readonly<Record<string, RegExp>> = {
  address: /[^\s"@]+@[\w.-]+\.\w+/,
  bearer: /eyJ[\w-]{10,}\.[\w-]+\./,
  token: /(?<![\w-])[\w-]{43}(?![\w-])/,
  hash: /\$argon2/,
  password: /Geheim|Lese-Test|Angreifer/,
}

/** The lines of a log that carry a secret, each with what it is. */
export function secretsInLog(log: string): string[] {
  return log
    .split('\n')
    .flatMap((line) =>
      Object.entries(secrets).flatMap(([kind, pattern]) => (pattern.test(line) ? [`${kind}: ${line}`] : [])),
    )
}
