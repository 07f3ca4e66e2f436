import { hydrateRoot } from 'react-dom/client'
import { ContentPage } from './content-page.tsx'

const root = document.querySelector('#root')
if (root) hydrateRoot(root, <ContentPage />)
