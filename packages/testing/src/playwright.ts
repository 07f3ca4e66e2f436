import { test as base } from '@playwright/test'
import { ownAddress } from './own-address.ts'
import { connect, type Stack, type StackUrls } from './stack.ts'

/**
 * Playwright's `test` with the `stack`, at `stackUrls` of the configuration's `use`. Each test calls from an address of its
 * own, so that no limit counts two tests together; the stack has to trust the header (`TRUST_PROXY=127.0.0.1`, which
 * `npm start` sets).
 */
export const test = base.extend<object, { stack: Stack; stackUrls: Partial<StackUrls> }>({
  stackUrls: [{}, { option: true, scope: 'worker' }],
  stack: [({ stackUrls }, use) => use(connect(stackUrls)), { scope: 'worker' }],
  extraHTTPHeaders: ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': ownAddress() }),
})
