import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { ArrivalQuestion } from './ArrivalQuestion.tsx'

const meta = {
  title: 'Account/ArrivalQuestion',
  component: ArrivalQuestion,
  decorators: [inAccount],
  args: { email: 'm***@e***.test', onStay: () => {}, onSwitch: () => {} },
} satisfies Meta<typeof ArrivalQuestion>

export default meta

export const Asks: StoryObj<typeof meta> = {}
