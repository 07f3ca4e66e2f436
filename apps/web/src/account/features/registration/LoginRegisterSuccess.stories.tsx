import { successPage } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { Farewell, LoginRegisterSuccess } from './LoginRegisterSuccessScreen.tsx'

const pageOf = (pageType: string, message: string) => {
  const page = successPage(pageType, message)
  if (!page) throw new Error(`no success page ${pageType}/${message}`)
  return page
}

const meta = {
  title: 'Account/LoginRegisterSuccess',
  component: LoginRegisterSuccess,
  decorators: [inAccount],
  args: {
    page: pageOf('activation', 'success'),
    countdown: { seconds: 5, stopped: false, stop: () => {} },
    onNext: () => {},
  },
} satisfies Meta<typeof LoginRegisterSuccess>

export default meta
type Story = StoryObj<typeof meta>

export const Activated: Story = {}
export const LastSecond: Story = { args: { countdown: { seconds: 1, stopped: false, stop: () => {} } } }
export const Stopped: Story = { args: { countdown: { seconds: 3, stopped: true, stop: () => {} } } }
export const PasswordChosen: Story = { args: { page: pageOf('password', 'success') } }
export const AddressChanged: Story = { args: { page: pageOf('email', 'success') } }
export const ProfileDeleted: Story = { render: () => <Farewell page={pageOf('profile', 'deleted')} /> }
export const SignedOut: Story = { render: () => <Farewell page={pageOf('session', 'left')} /> }
