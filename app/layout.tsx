import type { Viewport } from 'next'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { applyDeviceChoices } from '@/components/ui/device-choices'
import { SampleBanner } from '@/components/ui/page/sample-banner'
import { currentLanguage, isSpanish } from '@/lib/language/current-language'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import './globals.css'
import { headers } from 'next/headers'
import { LanguageTexts } from '@/app/_lib/frame/language-texts'
import { pageNonce } from '@/app/_lib/frame/nonce'
import { SiteFooter } from '@/app/_lib/frame/site-footer'
import { SiteHeader } from '@/app/_lib/frame/site-header'
import { typeface } from '@/app/_lib/frame/typeface'
import { getApp } from '@/app/_lib/site/app'
import { siteMetadata } from '@/app/_surfaces/preview/metadata'
import { siteOrigin } from '@/lib/server/forwarded'

const texts = defineTexts('frame.layout', { skip: 'Skip to the content' })

export { siteMetadata as generateMetadata }

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fffefb' },
    { media: '(prefers-color-scheme: dark)', color: '#1b2225' },
  ],
}

export default async function Layout({ children }: { children: ReactNode }) {
  await connection()
  const { engine, config } = await getApp()
  const requestHeaders = await headers()
  const page = requestHeaders.get('x-openplat-page') ?? ''
  return (
    // React's warning is suppressed, because a script may set the row density of this device before the first
    // paint.
    <html
      lang={currentLanguage()}
      className={typeface.variable}
      data-streets={config.BASEMAP_STREETS}
      suppressHydrationWarning
    >
      <body className="flex flex-col">
        <script nonce={await pageNonce()} suppressHydrationWarning>
          {applyDeviceChoices}
        </script>
        <LanguageTexts isSpanish={isSpanish()}>
          <a
            href="#main"
            className="sr-only rounded-control bg-surface font-semibold focus:not-sr-only focus:absolute focus:top-2 focus:left-4 focus:z-50 focus:px-4 focus:py-2 print:hidden"
          >
            {texts.skip}
          </a>
          {engine.sample && <SampleBanner />}
          <SiteHeader page={page} />
          <main id="main" tabIndex={-1} className="flex-1">
            {children}
          </main>
          <SiteFooter release={engine.release} link={await printedLink(page, requestHeaders)} />
        </LanguageTexts>
      </body>
    </html>
  )
}

async function printedLink(page: string, requestHeaders: Headers): Promise<string | undefined> {
  // Sheets of the appeal packet have no link, because they are handed to a board.
  if (!page || page.startsWith('/assessments/packet')) return undefined
  const { config } = await getApp()
  return `${siteOrigin(requestHeaders, config.PUBLIC_URL)}${localHref(page)}`
}
