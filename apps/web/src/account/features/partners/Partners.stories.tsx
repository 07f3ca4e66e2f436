import { partnerTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { Agreement } from './Agreement.tsx'

const request = {
  partner: 'Kulturkalender',
  kind: 'site',
  scopes: ['profile', 'email'],
  asks: true,
  keeps: true,
  needs_proof: false,
} as const

const proof = { email: 'mia@example.test', hasPassword: true, way: 'password', take: () => {} } as const

const meta = {
  title: 'Account/Partners',
  component: Agreement,
  decorators: [inAccount],
  args: {
    title: partnerTexts.title(request.partner),
    request: { ...request, scopes: [...request.scopes] },
    email: 'mia.muster@example.test',
    form: stillForm({ current_password: '' }),
    proof,
    refusing: { busy: false, failure: undefined, run: () => {} },
    onSwitch: () => {},
  },
} satisfies Meta<typeof Agreement>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {}
export const AsksNothing: Story = { args: { request: { ...request, scopes: [] } } }
export const App: Story = { args: { request: { ...request, kind: 'app', scopes: ['address', 'rights'] } } }
export const OwnApp: Story = {
  args: { request: { ...request, kind: 'app', scopes: ['rights'], keeps: false } },
}
export const AsksForPassword: Story = {
  args: { request: { ...request, scopes: ['email'], needs_proof: true } },
}
export const WithoutPassword: Story = {
  args: {
    request: { ...request, scopes: ['email'], needs_proof: true },
    proof: { ...proof, hasPassword: false, way: 'code' },
  },
}
export const WrongPassword: Story = {
  args: {
    request: { ...request, scopes: ['email'], needs_proof: true },
    form: stillForm({ current_password: '' }, { failure: refusal('PASSWORD_WRONG', 403) }),
  },
}
export const Busy: Story = { args: { form: stillForm({ current_password: '' }, { busy: true }) } }
