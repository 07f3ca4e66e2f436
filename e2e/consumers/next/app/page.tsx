import { Front } from '../shared/Front'

export const dynamic = 'force-dynamic'

export default function Page() {
  return <Front now={new Date()} />
}
