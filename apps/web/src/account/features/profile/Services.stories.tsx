import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageData } from '../../testing/page-data.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { Services } from './Services.tsx'

const meta = {
  title: 'Account/Profile/Services',
  component: Services,
  decorators: [inAccount],
  args: { edition: pageData('az').edition },
} satisfies Meta<typeof Services>

export default meta
type Story = StoryObj<typeof meta>

export const WithEPaper: Story = {}
export const WithoutEPaper: Story = { args: { edition: pageData('sso').edition } }
