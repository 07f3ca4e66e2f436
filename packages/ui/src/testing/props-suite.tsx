import { cleanup } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderInEdition } from './in-edition.tsx'
import type { Block } from './story-blocks.tsx'

/** Tests that the blocks pass class name, attributes and ref on; for a file of tests in jsdom. */
export function testProps(blocks: readonly Block[]): void {
  afterEach(cleanup)

  describe.each(blocks)('$name', ({ component: Component, args }) => {
    test('passes class name, data attributes and ref on', () => {
      const ref = createRef<Element>()
      const { baseElement } = renderInEdition(
        <Component {...args} className="probe" data-probe="through" ref={ref} />,
      )
      expect(baseElement.querySelector('.probe')).not.toBeNull()
      expect(baseElement.querySelector('[data-probe="through"]')).not.toBeNull()
      expect(ref.current).toBeInstanceOf(Element)
    })
  })
}
