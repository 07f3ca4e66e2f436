// @vitest-environment jsdom

import { blocks } from '../testing/blocks.ts'
import { testProps } from '../testing/props-suite.tsx'

/** Not elements of a page: they stand around it. */
const providers = new Set(['EditionTheme', 'LinkProvider', 'LocaleProvider'])

testProps(blocks.filter(({ name }) => !providers.has(name)))
