import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tag } from './Tag.tsx'

test('a tag is a link only when it leads somewhere', () => {
  expect(renderToStaticMarkup(<Tag>Kultur</Tag>)).not.toContain('href')
  expect(renderToStaticMarkup(<Tag href="/kultur">Kultur</Tag>)).toContain('href="/kultur"')
})
