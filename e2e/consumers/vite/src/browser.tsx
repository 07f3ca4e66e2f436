import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Page } from './Page'

const root = document.querySelector<HTMLElement>('#page')
if (root)
  hydrateRoot(
    root,
    <StrictMode>
      <Page path={location.pathname} now={new Date(root.dataset.now ?? '')} />
    </StrictMode>,
  )
