import { hydrateRoot } from 'react-dom/client'
import { SliderPage } from './slider-page.tsx'

const root = document.querySelector('#root')
if (root) hydrateRoot(root, <SliderPage />)
