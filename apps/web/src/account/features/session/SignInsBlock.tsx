import type { SignInEvent } from '@leserkonto/contracts'
import { securityTexts } from '@leserkonto/texts'
import type { output } from 'zod/v4/core'
import { loadedAhead, trpc } from '../../session/trpc.ts'
import { germanMoment } from '../../shell/german-date.ts'
import { ItemList } from '../../shell/ItemList.tsx'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { Section } from '../../shell/Section.tsx'

/** Loads the last sign-ins and tries. */
export function SignInsBlock() {
  const query = trpc.session.signIns.useQuery({}, loadedAhead)
  return (
    <Section title={securityTexts.signIns.title}>
      <LoadedBlock query={query}>{({ sign_ins }) => <SignIns signIns={sign_ins} />}</LoadedBlock>
    </Section>
  )
}

type SignInsProps = { signIns: readonly output<typeof SignInEvent>[] }

/** Each sign-in or try, with what is known of it. */
export function SignIns({ signIns }: SignInsProps) {
  const texts = securityTexts.signIns
  return (
    <>
      <p>{texts.text}</p>
      {signIns.length === 0 && <p>{texts.empty}</p>}
      <ItemList
        items={signIns.map(({ at, outcome, method, device }, index) => ({
          key: `${at} ${index}`,
          title: [texts.outcomes[outcome], method && texts.methods[method]].filter(Boolean).join(' '),
          details: [[germanMoment(at), device].filter(Boolean).join(' · ')],
        }))}
      />
    </>
  )
}
