import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { ArrivalQuestion } from './ArrivalQuestion.tsx'

const meta = {
  title: 'Account/ArrivalQuestion',
  component: ArrivalQuestion,
  decorators: [inAccount],
  args: { kind: 'signIn', email: 'm***@e***.test', onDecline: () => {}, onAccept: () => {} },
} satisfies Meta<typeof ArrivalQuestion>

export default meta

export const SignsIn: StoryObj<typeof meta> = {}
export const Switches: StoryObj<typeof meta> = { args: { kind: 'switch' } }
