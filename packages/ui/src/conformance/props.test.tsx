// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderInEdition } from '../testing/in-edition.tsx'
import { blocks } from './registry.tsx'

afterEach(cleanup)

/** Not elements of a page: they stand around it. */
const providers = new Set(['EditionTheme', 'LinkProvider'])

describe.each(blocks.filter(({ name }) => !providers.has(name)))(
  '$name',
  ({ component: Component, args }) => {
    test('passes class name, data attributes and ref on', () => {
      const ref = createRef<Element>()
      const { baseElement } = renderInEdition(
        <Component {...args} className="probe" data-probe="through" ref={ref} />,
      )
      expect(baseElement.querySelector('.probe')).not.toBeNull()
      expect(baseElement.querySelector('[data-probe="through"]')).not.toBeNull()
      expect(ref.current).toBeInstanceOf(Element)
    })
  },
)
