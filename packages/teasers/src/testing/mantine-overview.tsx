import * as Mantine from '@mantine/core'
import { renderToString } from 'react-dom/server'
import type { TeaserArticle } from '../article.ts'
import { MantineTeasers } from './MantineTeasers.tsx'

/** The document of a front as it would be with Mantine's parts throughout. Measured by bench/requests.ts. */
export const mantineOverview = (articles: readonly TeaserArticle[], now: Date): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Zeitung</title></head><body>${renderToString(
    <Mantine.MantineProvider>
      <Mantine.Container>
        <Mantine.Group justify="space-between">
          <Mantine.Title>Zeitung</Mantine.Title>
          <Mantine.Button component="a" href="/service/profil">
            Anmelden
          </Mantine.Button>
        </Mantine.Group>
        <MantineTeasers articles={articles} now={now} />
      </Mantine.Container>
    </Mantine.MantineProvider>,
  )}</body></html>`
