import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getApp } from '@/app/_lib/site/app'
import { isSpanish } from '@/lib/language/current-language'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { spanishHref } from '@/lib/language/spanish-pages'
import { siteOrigin } from '@/lib/server/forwarded'
import { describeLink } from './describe-link'

const texts = defineTexts('preview.metadata', {
  title: 'Openplat: public records of any address in the United States',
})

const site = () =>
  ({ type: 'website', siteName: 'Openplat', locale: isSpanish() ? 'es_US' : 'en_US' }) as const

const LONGEST_CANONICAL = 2_000

/** The base is absolute, because other sites fetch the preview image. */
async function metadataBase(): Promise<URL> {
  const { config } = await getApp()
  return new URL(siteOrigin(await headers(), config.PUBLIC_URL))
}

const imagesAt = (url: string, alt: string) => [{ url, width: 1200, height: 630, alt }]

export async function siteMetadata(): Promise<Metadata> {
  const english = pageHref((await headers()).get('x-openplat-page') ?? '/')
  const spanish = spanishHref(english)
  const href = localHref(english)
  const { title, place, kind, text, href: imageHref } = await describeLink(english)
  const images = imagesAt(`/preview?${new URLSearchParams({ of: localHref(imageHref) })}`, title)
  return {
    metadataBase: await metadataBase(),
    title: { default: texts.title, template: '%s · Openplat' },
    description: [place && kind && `${place}.`, text].filter(Boolean).join(' '),
    formatDetection: { telephone: false, address: false, email: false },
    ...(href.length <= LONGEST_CANONICAL
      ? { alternates: { canonical: href, ...(spanish ? { languages: { en: english, es: spanish } } : {}) } }
      : {}),
    // Next copies the page's title and description to the preview.
    openGraph: { ...site(), url: href, images },
    twitter: { card: 'summary_large_image' },
  }
}

interface LinkWords {
  title: string
  description: string
  href: string
  image: string
}

export async function linkMetadata({ title, description, href, image }: LinkWords): Promise<Metadata> {
  const images = imagesAt(image, `${title}. ${description}`)
  return {
    metadataBase: await metadataBase(),
    description,
    openGraph: { ...site(), title, description, url: href, images },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}

function pageHref(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://page')
  for (const name of ['plain', 'try']) searchParams.delete(name)
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}
