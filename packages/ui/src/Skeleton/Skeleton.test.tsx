import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Skeleton } from './Skeleton.tsx'

test.each([
  ['one line unless more are asked for', <Skeleton key="1" />, 1],
  ['as many lines as asked for', <Skeleton key="2" lines={2} />, 2],
  ['one box whatever the lines', <Skeleton key="3" shape="box" lines={4} />, 1],
])('draws %s, hidden from assistive technology', (_, skeleton, bones) => {
  const html = renderToStaticMarkup(skeleton)
  expect(html.match(/<span/g)).toHaveLength(bones + 1)
  expect(html).toContain('aria-hidden="true"')
})
