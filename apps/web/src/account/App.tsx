import { AccountRoutes } from './routes.tsx'
import { ArrivalGate } from './shell/ArrivalGate.tsx'
import { ConsentGate } from './shell/ConsentGate.tsx'
import { NoticeRegion } from './shell/NoticeRegion.tsx'

/** The account area. */
export const App = () => (
  <>
    <ArrivalGate>
      <AccountRoutes />
    </ArrivalGate>
    <ConsentGate />
    <NoticeRegion />
  </>
)
