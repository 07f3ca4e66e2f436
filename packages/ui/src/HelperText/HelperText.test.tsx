import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fieldStatuses, HelperText } from './HelperText.tsx'

test.each(fieldStatuses)(
  'status %s is told by more than a colour where there is something to tell',
  (status) => {
    const html = renderToStaticMarkup(<HelperText status={status}>Ein Text</HelperText>)
    expect(html).toContain(`data-status="${status}"`)
    expect(html.includes('<svg')).toBe(status !== 'none')
  },
)
