import { existsSync } from 'node:fs'

const debians = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const path = process.env.CHROMIUM_PATH ?? debians.find((file) => existsSync(file))
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync']
// Chromium's sandbox refuses to run as root, which is who runs tests in a container.
const unboxed = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** The Chromium of CHROMIUM_PATH, else Debian's, else Playwright's own, and none of its calls home. */
export const chromium = {
  browserName: 'chromium' as const,
  launchOptions: { args: [...quiet, ...unboxed], ...(path && { executablePath: path }) },
}
