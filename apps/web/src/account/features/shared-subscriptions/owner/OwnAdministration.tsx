import { sharedOwnerTexts, sharedReaderTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useState } from 'react'
import actions from '../../../shell/Actions.module.css'
import { QuitPlan } from '../QuitPlan.tsx'

/** Tells a reader who manages a plan without owning it what they are there, with the way out. */
export function OwnAdministration({ seatId }: { seatId: string }) {
  const [asks, setAsks] = useState(false)
  return (
    <div className={actions.notice}>
      <p>{sharedOwnerTexts.managing.own}</p>
      <Button className={actions.danger} variant="tertiary" onClick={() => setAsks(true)}>
        {sharedReaderTexts.member.quit}
      </Button>
      {asks && <QuitPlan seatId={seatId} onClose={() => setAsks(false)} />}
    </div>
  )
}
