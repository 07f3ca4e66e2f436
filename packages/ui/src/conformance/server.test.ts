import { blocks } from '../testing/blocks.ts'
import { testServer } from '../testing/server-suite.tsx'

/** Draw through Mantine, so pages render them in the browser only: a strict policy forbids style attributes from the server. */
const clientOnly = new Set([
  'Checkbox',
  'EditionTheme',
  'Input',
  'PasswordField',
  'Radio',
  'RadioGroup',
  'Select',
  'Tabs',
  'Textarea',
])

testServer(blocks, clientOnly)
