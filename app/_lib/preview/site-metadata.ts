import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { siteOrigin } from '@/lib/server/forwarded'
import { getApp } from '../site/app'
import { describeLink } from './describe-link'
import { peek } from './peek'

const texts = {
  title: 'Openplat: public records of any address in the United States',
}

/** A longer address is cut on its way to the page, and whole it is no use to anybody. */
const LONGEST_CANONICAL = 2_000

/** What every page says of its link: the whole address, and words and a picture for wherever it is posted. A page may say it better. */
export async function siteMetadata(): Promise<Metadata> {
  const given = await headers()
  const { config } = await getApp()
  const href = pageHref(given.get('x-openplat-page') ?? '/')
  const link = await describeLink(href, peek)
  const description = [link.place && link.kind && `${link.place}.`, link.text].filter(Boolean).join(' ')
  const images = [
    { url: `/preview?${new URLSearchParams({ of: link.href })}`, width: 1200, height: 630, alt: link.title },
  ]
  return {
    metadataBase: new URL(siteOrigin(given, config.PUBLIC_URL)),
    title: { default: texts.title, template: '%s · Openplat' },
    description,
    formatDetection: { telephone: false, address: false, email: false },
    ...(href.length <= LONGEST_CANONICAL ? { alternates: { canonical: href } } : {}),
    // Title and description of a link are the page's, where it has its own.
    openGraph: { type: 'website', siteName: 'Openplat', locale: 'en_US', url: href, images },
    twitter: { card: 'summary_large_image' },
  }
}

/** Without what says how the page is sent rather than what it is about. */
function pageHref(asked: string): string {
  const { pathname, searchParams } = new URL(asked, 'http://page')
  for (const name of ['plain', 'try']) searchParams.delete(name)
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}
