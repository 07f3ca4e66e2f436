import { Article } from '../../shared/Article'

export const dynamic = 'force-dynamic'

export default function Page() {
  return <Article now={new Date()} />
}
