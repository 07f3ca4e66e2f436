import { hydrateRoot } from 'react-dom/client'
import { ViewportPage } from './viewport-page.tsx'

const root = document.querySelector('#root')
if (root) hydrateRoot(root, <ViewportPage />)
