import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Page } from './Page'

export const render = (path: string, now: Date) =>
  renderToString(
    <StrictMode>
      <Page path={path} now={now} />
    </StrictMode>,
  )
