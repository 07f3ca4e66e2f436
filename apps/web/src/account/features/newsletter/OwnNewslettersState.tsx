import { newsletterTexts } from '@leserkonto/texts'
import { api, loadedAhead } from '../../session/ApiProvider.tsx'
import { useAccount } from '../../session/account.ts'
import { BlockState } from '../../shell/BlockState.tsx'
import { Section } from '../../shell/Section.tsx'
import { OwnNewsletters } from './OwnNewsletters.tsx'

/** The newsletters a reader gets; their titles are asked for once there are some. */
export function OwnNewslettersState({ accountId }: { accountId: string }) {
  const { page } = useAccount()
  const user = api.newsletter.user.useQuery({ user_id: accountId }, loadedAhead)
  const some = (user.data?.subscriptions.length ?? 0) > 0
  const list = api.newsletter.list.useQuery({ edition: page.edition.shortcut }, { enabled: some })
  return (
    <Section title={newsletterTexts.profile.title}>
      <BlockState query={user} name="newsletter.user">
        {({ subscriptions }) =>
          some ? (
            <BlockState query={list} name="newsletter.list">
              {({ newsletters }) => (
                <OwnNewsletters subscriptions={subscriptions} newsletters={newsletters} />
              )}
            </BlockState>
          ) : (
            <OwnNewsletters subscriptions={[]} newsletters={[]} />
          )
        }
      </BlockState>
    </Section>
  )
}
