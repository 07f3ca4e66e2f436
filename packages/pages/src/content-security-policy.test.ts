import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

describe('the content security policy', () => {
  test('allows the own files and the nonce only', () => {
    expect(contentSecurityPolicy({ kind: 'account', nonce: 'n0nce', measures: false })).toBe(
      "default-src 'none'; script-src 'self' 'nonce-n0nce'; style-src 'self' 'nonce-n0nce'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; connect-src 'self'; form-action 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    )
  })
  test('adds the origins a deployment configured, each where it belongs', () => {
    const policy = contentSecurityPolicy(
      { kind: 'account', nonce: 'n', measures: false },
      {
        api: 'https://api.example',
        images: ['https://bilder.example'],
      },
    )
    expect(policy).toContain("connect-src 'self' https://api.example;")
    expect(policy).toContain("img-src 'self' data: https://bilder.example;")
    expect(policy.match(/https:/g)).toHaveLength(2)
  })
  const portal = { kind: 'portal', styleHashes: ['sha256-x', 'sha256-y'] } as const
  test('of a portal page knows no nonce and lets no script make markup', () => {
    const policy = contentSecurityPolicy({ ...portal, measures: false })
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'sha256-x' 'sha256-y';/)
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
    expect(policy).not.toMatch(/nonce|unsafe|https:/)
  })
  test('names the tag manager only where an edition has one', () => {
    const policy = contentSecurityPolicy({ ...portal, measures: true })
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/www\.googletagmanager\.com;/)
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types tag-manager")
    expect(policy).not.toMatch(/nonce|unsafe/)
    const ofAccount = contentSecurityPolicy({ kind: 'account', nonce: 'n', measures: true })
    for (const directive of ["script-src 'self' 'nonce-n'", "img-src 'self' data:", "connect-src 'self'"])
      expect(ofAccount).toContain(`${directive} https://www.googletagmanager.com;`)
  })
})
