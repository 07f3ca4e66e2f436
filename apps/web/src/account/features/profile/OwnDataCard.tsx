import { homeTexts, screenTitles } from '@leserkonto/texts'
import { usePaths } from '../../session/paths.ts'
import { HomeCard } from '../../shell/HomeCard.tsx'

/** What is stored of the reader, and how it goes. */
export const OwnDataCard = () => (
  <HomeCard title={screenTitles.OwnData} links={[{ name: homeTexts.ownData.open, to: usePaths().ownData }]}>
    <p>{homeTexts.ownData.text}</p>
  </HomeCard>
)
