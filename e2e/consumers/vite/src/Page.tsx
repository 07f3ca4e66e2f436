import '@leserkonto/ui/styles/tokens.css'
import '@leserkonto/ui/styles/base.css'
import '@leserkonto/ui/styles/fonts.css'
import { Article } from '../shared/Article'
import { English } from '../shared/English'
import { Front } from '../shared/Front'

const pages: Readonly<Record<string, typeof Front>> = { '/': Front, '/artikel': Article, '/english': English }

export function Page({ path, now }: { path: string; now: Date }) {
  const Shown = pages[path] ?? Front
  return <Shown now={now} />
}
