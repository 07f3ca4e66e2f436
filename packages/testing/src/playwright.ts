import { randomInt } from 'node:crypto'
import { test as base } from '@playwright/test'
import { connect, type Stack, type StackUrls } from './stack.ts'

/**
 * Playwright's `test` with the `stack`, at `stackUrls` of the configuration's `use`. Each test calls from an address of its
 * own, so that no limit counts two tests together; the stack has to trust the header (`TRUST_PROXY=127.0.0.1`, which
 * `npm start` sets).
 */
export const test = base.extend<{ stack: Stack }, { stackUrls: Partial<StackUrls> }>({
  stackUrls: [{}, { option: true, scope: 'worker' }],
  stack: ({ stackUrls }, use) => use(connect(stackUrls)),
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': ownAddress() }),
})

/** An address of the networks that are reserved for measurements (RFC 2544). */
export const ownAddress = (): string => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`
