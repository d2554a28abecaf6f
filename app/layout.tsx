import type { Metadata, Viewport } from 'next'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { SampleBanner } from '@/components/ui/page/page-frame'
import './globals.css'
import { headers } from 'next/headers'
import { NavLink } from '@/app/_lib/frame/nav-link'
import { workflows } from '@/app/_lib/frame/workflows'
import { getApp } from '@/app/_lib/site/app'
import { Icon } from '@/components/ui/icon'
import { siteOrigin } from '@/lib/server/forwarded'

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
  const { engine } = await getApp()
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

/** The whole address of the page that is made now, for whoever has it on paper; none where our proxy did not see it. */
async function pageLink(): Promise<string | undefined> {
  const given = await headers()
  const page = given.get('x-openplat-page')
  // The appeal packet is handed in, on as many sheets as it has.
  if (!page || page.startsWith('/assessments/packet')) return undefined
  const { config } = await getApp()
  return `${siteOrigin(given, config.PUBLIC_URL)}${page}`
}

const links = [
  { href: '/saved', label: 'Saved places' },
  { href: '/sources', label: 'Sources' },
  { href: '/api', label: 'API' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms and licenses' },
  { href: '/accessibility', label: 'Accessibility' },
  { href: '/contact', label: 'Contact' },
]

const texts = {
  attribution:
    'Records come from the public authorities named beside each value, under their own licenses. Openplat is not one of them and speaks for none of them.',
  link: 'This page:',
  limits: 'Public records are a lead, not proof. Ask the authority before you rely on one.',
}

function SiteFooter({ release, link }: { release: string; link: string | undefined }) {
  return (
    <footer className="mt-8 border-t border-line bg-surface print:mt-4 print:break-inside-avoid print:border-ink">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-5 px-4 py-8 sm:px-6 lg:grid-cols-[1fr_2fr] print:block print:max-w-none print:p-0 print:pt-2 print:text-sm">
        <nav aria-label="About this site" className="print:hidden">
          <ul className="grid grid-cols-2 gap-x-6">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center sm:min-h-9">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-reading text-base text-muted print:max-w-none print:text-sm">
          <p>{texts.attribution}</p>
          <p className="mt-2 print:mt-0">{texts.limits}</p>
          {link && (
            <p className="hidden wrap-anywhere print:block">
              {texts.link} {link}
            </p>
          )}
          <p className="mt-2 text-sm wrap-anywhere print:mt-0">Release {release}</p>
        </div>
      </div>
    </footer>
  )
}

function SiteHeader() {
  return (
    <header className="relative border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 px-4 py-2 sm:px-6">
        <Wordmark />
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex flex-wrap gap-x-4 text-[0.9375rem] xl:gap-x-4.5">
            <Links />
          </ul>
        </nav>
        <PhoneMenu />
      </div>
    </header>
  )
}

/** A plat: four lots, one of them yours. The same drawing as icon.svg. */
function Wordmark() {
  return (
    <a
      href="/"
      className="inline-flex min-h-11 items-center gap-2.5 font-display text-2xl font-semibold tracking-[-0.01em] text-ink no-underline hover:text-accent"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className="size-8 text-accent">
        <rect
          x="2.5"
          y="2.5"
          width="27"
          height="27"
          rx="4"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
        />
        <path d="M13 3v26M13 14h16" fill="none" stroke="currentColor" strokeWidth="3" />
        <rect x="16.5" y="17.5" width="9.5" height="8.5" rx="1" fill="currentColor" />
      </svg>
      Openplat
    </a>
  )
}

/** Opens without scripting, over the page: neither the page nor the button moves. */
function PhoneMenu() {
  return (
    <details className="group lg:hidden">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control border border-edge px-3 font-semibold group-open:bg-accent-soft [&::-webkit-details-marker]:hidden">
        <span className="flex group-open:hidden">
          <Icon name="menu" />
        </span>
        <span className="hidden group-open:flex">
          <Icon name="close" />
        </span>
        Menu
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full z-40 border-y border-line bg-surface px-4 shadow-lg sm:px-6"
      >
        <ul className="grid gap-x-6 py-2 sm:grid-cols-2">
          <Links />
        </ul>
      </nav>
    </details>
  )
}

function Links() {
  return workflows.map(({ href, label }) => (
    <li key={href}>
      <NavLink href={href}>{label}</NavLink>
    </li>
  ))
}
