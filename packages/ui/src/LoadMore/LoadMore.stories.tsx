import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { LoadMore } from './LoadMore.tsx'

const headlines = Array.from({ length: 7 }, (_, index) => `Nachricht ${index + 1} aus der Region`)

type StageProps = { label?: string; waitMs?: number; failsFirst?: boolean }

/** Three items at first, two more per load. */
function Stage({ label, waitMs = 50, failsFirst = false }: StageProps) {
  const [count, setCount] = useState(3)
  const [fails, setFails] = useState(failsFirst)
  const load = async () => {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    if (fails) {
      setFails(false)
      throw new Error('offline')
    }
    setCount((current) => current + 2)
  }
  return (
    <LoadMore
      onLoadMore={load}
      hasMore={count < headlines.length}
      {...(label === undefined ? {} : { label })}
    >
      <ul style={{ display: 'grid', gap: '.75rem', paddingInlineStart: '1.25rem' }}>
        {headlines.slice(0, count).map((headline, index) => (
          <li key={headline}>
            <a href={`/artikel/${index + 1}`}>{headline}</a>
          </li>
        ))}
      </ul>
    </LoadMore>
  )
}

const meta = {
  title: 'Blocks/LoadMore',
  component: LoadMore,
  args: { children: null, hasMore: true, onLoadMore: async () => undefined },
  parameters: {
    docs: {
      description: {
        component:
          'A list that grows on demand. New items fade in within half a second and are counted for assistive technology; ' +
          'the focus stays on the button, and goes to the first new item when there is no more to load.',
      },
    },
  },
} satisfies Meta<typeof LoadMore>

export default meta
type Story = StoryObj<typeof meta>

export const DefaultLabel: Story = { render: () => <Stage /> }
export const GermanLabel: Story = { render: () => <Stage label="Mehr anzeigen" /> }
export const Slow: Story = { render: () => <Stage label="Mehr anzeigen" waitMs={4000} /> }
export const FailsOnce: Story = { render: () => <Stage label="Mehr anzeigen" failsFirst /> }
