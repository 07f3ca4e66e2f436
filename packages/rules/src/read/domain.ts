// Domains between the form that registries and mail servers know (`xn--mller-kva.test`) and the one that people read.

const [base, mostThreshold, skew, damp] = [36, 26, 38, 700] as const

/** Value of a digit of Punycode: a to z, then 0 to 9. */
const digitOf = (sign: string) => (Number.parseInt(sign, base) + 26) % base

function adapted(delta: number, points: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? damp : 2))
  left += Math.floor(left / points)
  let bias = 0
  for (; left > ((base - 1) * mostThreshold) / 2; bias += base) left = Math.floor(left / (base - 1))
  return bias + Math.floor((base * left) / (left + skew))
}

/** One label behind its `xn--`; undefined where it is none. Source: RFC 3492 §6.2. */
function decodedLabel(label: string): string | undefined {
  const signs = [...label.slice(0, Math.max(0, label.lastIndexOf('-')))]
  let [point, at, bias] = [0x80, 0, 72]
  const digits = [...label.slice(label.lastIndexOf('-') + 1)].map(digitOf)
  while (digits.length > 0) {
    const before = at
    let weight = 1
    for (let k = base; ; k += base) {
      const digit = digits.shift()
      if (digit === undefined) return undefined
      at += digit * weight
      const threshold = Math.min(mostThreshold, Math.max(1, k - bias))
      if (digit < threshold) break
      weight *= base - threshold
    }
    const points = signs.length + 1
    bias = adapted(at - before, points, before === 0)
    point += Math.floor(at / points)
    if (point > 0x10ffff) return undefined
    at %= points
    signs.splice(at++, 0, String.fromCodePoint(point))
  }
  return signs.join('')
}

/** A domain with the signs that its A-labels encode. A label that encodes none stays as it is. */
export const unicodeDomain = (domain: string): string =>
  domain.replace(/(^|[^a-z0-9-])xn--([a-z0-9-]{1,59})/gi, (whole, before: string, label: string) => {
    const signs = decodedLabel(label.toLowerCase())
    return signs === undefined ? whole : before + signs
  })

/** A domain as servers know it, in lower case and as A-labels; undefined for what is none. */
export function asciiDomain(text: string): string | undefined {
  if (!text || /[\s/?#:@\\%[\]]/.test(text)) return undefined
  try {
    // The URL parser carries the IDNA tables; nothing else on the platform does.
    return new URL(`http://${text}`).hostname || undefined
  } catch {
    return undefined
  }
}
