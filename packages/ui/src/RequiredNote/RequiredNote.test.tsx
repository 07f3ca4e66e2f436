import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RequiredNote } from './RequiredNote.tsx'

test('it explains the asterisk that fields carry', () => {
  expect(renderToStaticMarkup(<RequiredNote />)).toContain('Felder mit * müssen ausgefüllt werden.')
})
