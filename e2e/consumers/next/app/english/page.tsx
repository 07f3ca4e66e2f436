import { English } from '../../shared/English'

export const dynamic = 'force-dynamic'

export default function Page() {
  return <English now={new Date()} />
}
