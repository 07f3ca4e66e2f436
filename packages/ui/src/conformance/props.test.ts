// @vitest-environment jsdom
import { testProps } from '../testing/props-suite.tsx'
import { blocks } from './registry.ts'

/** Not elements of a page: they stand around it. */
const providers = new Set(['EditionTheme', 'LinkProvider', 'LocaleProvider'])

testProps(blocks.filter(({ name }) => !providers.has(name)))
