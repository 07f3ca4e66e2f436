import { sharedReaderTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../testing/still-form.ts'
import { inAccount } from '../testing/story-account.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'Account/Shell/ConfirmDialog',
  component: ConfirmDialog,
  decorators: [inAccount],
  args: {
    open: true,
    texts: sharedReaderTexts.quitDialog,
    onConfirm: () => {},
    onClose: () => {},
    busy: false,
    failure: undefined,
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {}
export const Busy: Story = { args: { busy: true } }
export const Failed: Story = { args: { failure: refusal('GENERIC', 503) } }
