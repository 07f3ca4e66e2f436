import { AccountRoutes } from './routes.tsx'
import { ArrivalGate } from './shell/ArrivalGate.tsx'
import { NoticeRegion } from './shell/NoticeRegion.tsx'

/** The account area. */
export const App = () => (
  <>
    <ArrivalGate>
      <AccountRoutes />
    </ArrivalGate>
    <NoticeRegion />
  </>
)
