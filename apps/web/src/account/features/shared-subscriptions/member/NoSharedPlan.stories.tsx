import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../../testing/story-account.tsx'
import { StateMessage } from '../StateMessage.tsx'
import { NoSharedPlanPage } from './NoSharedPlan.tsx'

const meta = {
  title: 'Account/SharedSubscriptions/None',
  component: NoSharedPlanPage,
  decorators: [inAccount],
  args: { message: null, invited: false, offersUrl: '/aboservice' },
} satisfies Meta<typeof NoSharedPlanPage>

export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {}
export const Quit: Story = {
  args: { message: <StateMessage reader="none" state="quit" email={undefined} /> },
}
export const Invited: Story = { args: { invited: true } }
export const NotAcceptedAtActivation: Story = { args: { invited: true, notice: 'SHARED_ADDRESS_MISMATCH' } }
