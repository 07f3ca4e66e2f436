import { renderToString } from 'react-dom/server'
import { ViewportPage } from './viewport-page.tsx'

export const html = renderToString(<ViewportPage />)
