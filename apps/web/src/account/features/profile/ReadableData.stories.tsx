import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { ReadableData } from './ReadableData.tsx'

const at = '2026-11-20T12:05:00.000Z'

const meta = {
  title: 'Account/Profile/ReadableData',
  component: ReadableData,
  decorators: [inAccount],
  args: {
    editions: { az: 'Auentaler Zeitung' },
    newsletters: {},
    data: {
      exported_at: at,
      profile: {
        id: '3f6c1f0e-8f6e-4c56-9f43-0a4d8a1f3c11',
        email: 'mia.muster@example.test',
        status: 'activated',
        given_name: 'Mia',
        family_name: 'Muster',
        username: null,
        gender: 'female',
        customer_type: 'private',
        company_name: null,
        birth_date: null,
        source: 'az',
        picture: null,
        created_at: at,
        activated_at: at,
      },
      links: [
        {
          gp_number: '1000000101',
          method: 'postcode',
          linked_at: at,
          customer_type: 'private',
          company_name: null,
          postcode: '12345',
          birth_date: null,
          roles: [],
          fetched_at: at,
        },
      ],
      unlinked: [],
      plans: [
        {
          id: 'abo-1',
          product: 'plus',
          title: 'PLUS Digital',
          edition: 'az',
          rights: ['09'],
          valid_from: at,
          valid_until: null,
          flags: [],
          bundle_text: null,
          price: { cents: 1490, per: 'month' },
          renews_at: '2026-12-22',
          notice: 'P1M',
        },
      ],
      email_changes: [],
      registrations: [],
      login_codes: [{ created_at: at, expires_at: at }],
      mail_links: [],
      suppressions: [],
      declarations: [],
      newsletters: [],
      consents: [],
      invitations: [],
      sessions: [{ created_at: at, last_seen_at: at, edition: 'az', device: 'Firefox auf Windows' }],
      sign_ons: [],
      known_browsers: [{ last_seen_at: at }],
      passkeys: [],
      push_browsers: [
        {
          created_at: at,
          edition: 'az',
          device: 'Chrome unter Windows',
          topics: ['eilmeldungen', 'sicherheit'],
        },
      ],
      partners: [],
      settings: [{ name: 'topic.sports', value: 'on' }],
      favourites: [],
      free_articles: [{ edition: 'ht', article_id: 'ht-forst', opened_at: at }],
      gifts: [
        {
          edition: 'az',
          title: 'Der Marktplatz bekommt 24 Bäume',
          url: '/artikel/az-marktplatz-baeume',
          created_at: at,
          expires_at: at,
          revoked_at: null,
          readings: 3,
        },
      ],
      opened_access: [{ edition: 'az', rights: ['09'], began_at: at, ends_at: at }],
      staff_acts: [{ at, by: 'service', act: 'access.opened', why: 'no_paper', identified: 'call_back' }],
      staff_notes: [{ at, note: 'Ruft wieder an.' }],
      mail_log: [{ at, purpose: 'activation', edition: 'az', state: 'delivered' }],
      events: [
        {
          at,
          actor: 'reader',
          action: 'login',
          method: 'password',
          device: 'Firefox auf Windows',
          edition: 'az',
          about: null,
        },
      ],
    },
  },
} satisfies Meta<typeof ReadableData>

export default meta
type Story = StoryObj<typeof meta>

export const OfAReader: Story = {}
