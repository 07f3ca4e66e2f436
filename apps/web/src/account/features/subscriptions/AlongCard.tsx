import type { Output, session } from '@leserkonto/contracts'
import { planTexts } from '@leserkonto/texts'
import type { CardHolder } from './plan-state.ts'
import { ReaderCard } from './ReaderCard.tsx'

/** The plan of somebody else that a reader reads on, as far as it is known. */
export type Along = Output<typeof session.userinfo>['reads_along']

/** A member's card; nothing while the plan is not known. */
export const AlongCard = ({ shared, holder, heading }: AlongCardProps) =>
  shared && (
    <ReaderCard
      edition={shared.edition}
      title={shared.title}
      heading={heading}
      name={[holder.given_name, holder.family_name].filter(Boolean).join(' ') || holder.email}
      line={planTexts.card.along}
    />
  )

type AlongCardProps = { shared: Along; holder: CardHolder; heading?: boolean }
