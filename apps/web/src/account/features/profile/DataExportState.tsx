import { profileTexts } from '@leserkonto/texts'
import { useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { failureOf } from '../../session/failure.ts'
import { useAction } from '../../shell/use-action.ts'
import { useItemAction } from '../../shell/use-item-action.ts'
import { DataExport } from './DataExport.tsx'
import { exportAfterLogin } from './export-after-login.ts'
import { saveFile } from './save-file.ts'

/** Downloads everything stored about the reader; a login that lies back asks for the password once more. */
export function DataExportState({ email }: { email: string }) {
  const account = useAccount()
  const [asks, setAsks] = useState(false)
  const save = (file: object) => {
    setAsks(false)
    saveFile(profileTexts.data.fileName, JSON.stringify(file, null, 2), 'application/json')
    account.notices.show({ type: 'success', message: profileTexts.data.downloaded })
  }
  const download = useAction({
    name: 'profile.export',
    call: (api) =>
      api.profile.export.query({}).catch((error: unknown) => {
        if (failureOf(error).code === 'REAUTHENTICATION_REQUIRED') return undefined
        throw error
      }),
    onDone: (file) => (file ? save(file) : setAsks(true)),
  })
  const confirm = useItemAction<string, object>({
    name: 'profile.export',
    call: (_, password) => exportAfterLogin(account, { email, password }),
    onDone: save,
  })
  return (
    <DataExport
      download={download}
      confirm={confirm}
      asks={asks}
      onClose={() => {
        confirm.forget()
        setAsks(false)
      }}
    />
  )
}
