import { renderToString } from 'react-dom/server'
import { ContentPage } from './content-page.tsx'

export const html = renderToString(<ContentPage />)
