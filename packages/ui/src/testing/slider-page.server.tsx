import { renderToString } from 'react-dom/server'
import { SliderPage } from './slider-page.tsx'

export const html = renderToString(<SliderPage />)
