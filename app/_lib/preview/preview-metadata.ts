import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { siteOrigin } from '@/lib/server/forwarded'
import { getApp } from '../site/app'

interface Linked {
  title: string
  description: string
  /** Path and query of the page, and of its picture. */
  href: string
  image: string
}

/** What a link looks like where somebody posts it. The picture's address is whole: other sites read it. */
export async function previewMetadata({ title, description, href, image }: Linked): Promise<Metadata> {
  const { config } = await getApp()
  const metadataBase = new URL(siteOrigin(await headers(), config.PUBLIC_URL))
  const images = [{ url: image, width: 1200, height: 630, alt: `${title}. ${description}` }]
  return {
    metadataBase,
    description,
    openGraph: {
      type: 'website',
      siteName: 'Openplat',
      locale: 'en_US',
      title,
      description,
      url: href,
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}
