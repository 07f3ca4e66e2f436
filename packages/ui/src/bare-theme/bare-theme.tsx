'use client'

import { HeadlessMantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'

/**
 * What the blocks need of Mantine, without its variables and style elements: for pages that show nothing else of it and
 * have the accent in a sheet of their own. It writes no element and no style attribute of looks, so that such a page can
 * be drawn before it reaches the browser, and saves 5 kB of script against `EditionTheme`.
 */
export const BareTheme = ({ children }: { children: ReactNode }) => (
  <HeadlessMantineProvider>{children}</HeadlessMantineProvider>
)
