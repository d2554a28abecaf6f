import type { Metadata, Viewport } from 'next'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { SampleBanner } from '@/components/ui/sample-banner'
import './globals.css'
import { openHouse } from './house'
import { pageLink } from './page-link'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

export const metadata: Metadata = {
  title: { default: 'Openplat: public records about a piece of land', template: '%s · Openplat' },
  description:
    'Official public records about a piece of land in the United States, with where each value came from. Free, no account.',
  formatDetection: { telephone: false, address: false, email: false },
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fffefb' },
    { media: '(prefers-color-scheme: dark)', color: '#1b2225' },
  ],
}

export default async function Layout({ children }: { children: ReactNode }) {
  await connection()
  const { engine } = await openHouse()
  return (
    <html lang="en">
      <body className="flex flex-col">
        <a
          href="#main"
          className="sr-only rounded-control bg-surface font-semibold focus:not-sr-only focus:absolute focus:top-2 focus:left-4 focus:z-50 focus:px-4 focus:py-2 print:hidden"
        >
          Skip to the content
        </a>
        {engine.sample && <SampleBanner />}
        <SiteHeader />
        <main id="main" tabIndex={-1} className="flex-1">
          {children}
        </main>
        <SiteFooter release={engine.release} link={await pageLink()} />
      </body>
    </html>
  )
}
