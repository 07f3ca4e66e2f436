import '@leserkonto/ui/styles/tokens.css'
import '@leserkonto/ui/styles/base.css'
import '@leserkonto/ui/styles/fonts.css'
import type { ReactNode } from 'react'

export const metadata = { title: 'Der Bote', icons: { icon: 'data:,' } }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <body>{children}</body>
    </html>
  )
}
