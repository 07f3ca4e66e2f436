import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LoadMore } from './LoadMore.tsx'

const list = <ul />

test('the default label is that of the specification, a site can bring its own', () => {
  const load = async () => undefined
  const rendered = (label?: string) =>
    renderToStaticMarkup(
      <LoadMore onLoadMore={load} hasMore {...(label ? { label } : {})}>
        {list}
      </LoadMore>,
    )
  expect([rendered().includes('Load More'), rendered('Mehr anzeigen').includes('Load More')]).toEqual([
    true,
    false,
  ])
})

test('the status is there before its message, and without more there is no button', () => {
  const html = renderToStaticMarkup(
    <LoadMore onLoadMore={async () => undefined} hasMore={false}>
      {list}
    </LoadMore>,
  )
  expect([html.includes('role="status"'), html.includes('<button')]).toEqual([true, false])
})
