import { pushTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { germanMoment } from '../../shell/german-date.ts'
import { ItemList } from '../../shell/ItemList.tsx'
import { Section } from '../../shell/Section.tsx'
import { useChange } from '../../shell/use-change.ts'
import { type Browser, type PushState, useBrowsers } from './state.ts'

/** Where else the reader gets push messages, and the way to end that. */
export function OtherBrowsers({ state: { browsers, topics } }: { state: PushState }) {
  const account = useAccount()
  const change = useBrowsers()
  const others = browsers.filter(({ current }) => !current)
  const removing = useChange(
    trpc.push.remove.useMutation({
      onSuccess(_, { id }) {
        const removed = browsers.find((one) => one.id === id)
        change((known) => known.filter((one) => one.id !== id))
        account.notices.show({ type: 'success', message: pushTexts.others.removed(removed?.device ?? '') })
      },
    }),
  )
  return (
    <Section title={pushTexts.others.title}>
      <Others
        browsers={others}
        titles={Object.fromEntries(topics.map(({ id, title }) => [id, title]))}
        removing={{ ...removing, run: ({ id }) => removing.run({ id }) }}
      />
    </Section>
  )
}

type OthersProps = {
  browsers: readonly Browser[]
  /** Names of topics by id. */
  titles: Readonly<Record<string, string>>
  removing: {
    item: { readonly id: string } | undefined
    failure: Failure | undefined
    run: (browser: Browser) => void
  }
}

/** The list, or that there is none. */
function Others({ browsers, titles, removing }: OthersProps) {
  const texts = pushTexts.others
  const { editionNames } = useAccount().page
  return (
    <>
      <FailureBox failure={removing.failure} />
      {browsers.length === 0 && <p>{texts.none}</p>}
      <ItemList
        items={browsers.map((browser) => ({
          key: browser.id,
          title: browser.device,
          details: [
            texts.at(editionNames[browser.edition] ?? browser.edition),
            texts.topics(browser.topics.map((id) => titles[id] ?? id).join(', ')),
            texts.since(germanMoment(browser.since)),
          ],
          action: (
            <Button
              className={actions.danger}
              variant="tertiary"
              aria-label={texts.removeNamed(browser.device)}
              loading={removing.item?.id === browser.id}
              onClick={() => removing.run(browser)}
            >
              {texts.remove}
            </Button>
          ),
        }))}
      />
    </>
  )
}
