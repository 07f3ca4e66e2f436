import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { Loading } from '../Loading.tsx'
import { NotFound } from '../NotFound.tsx'
import { TechnicalFailure } from '../TechnicalFailure.tsx'
import { Frame } from './Frame.tsx'

const meta = {
  title: 'Account/Frame',
  component: Frame,
  decorators: [inAccount],
  parameters: { bleed: true },
  args: { layout: 'main', children: <Loading /> },
} satisfies Meta<typeof Frame>

export default meta
type Story = StoryObj<typeof meta>

export const PageLoading: Story = {}
export const PageFailed: Story = {
  args: { children: <TechnicalFailure failure={refusal('GENERIC', 503)} onRetry={() => {}} /> },
}
export const PageRetrying: Story = {
  args: { children: <TechnicalFailure failure={refusal('GENERIC', 503)} onRetry={() => {}} retrying /> },
}
export const PageNotFound: Story = { args: { layout: 'simple', children: <NotFound /> } }
