// What Docker asks every few seconds: does the process behind HEALTH_URL do its work?
const timeoutMs = 2_000
const answer = await fetch(process.env.HEALTH_URL, { signal: AbortSignal.timeout(timeoutMs) }).catch(
  () => undefined,
)
process.exit(answer?.ok ? 0 : 1)
