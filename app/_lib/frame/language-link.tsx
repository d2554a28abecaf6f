import { isSpanish } from '@/lib/language/current-language'
import { spanishHref } from '@/lib/language/spanish-pages'
import { FollowingLink } from './following-link'

/** Leads to the same page in the other language. The link's text is in that language too. */
export function LanguageLink({ page }: { page: string }) {
  const spanish = spanishHref(page)
  if (!spanish) return null
  const link = isSpanish()
    ? { href: page, lang: 'en', children: 'English' }
    : { href: spanish, lang: 'es', children: 'Español' }
  return (
    <FollowingLink
      {...link}
      hrefLang={link.lang}
      className="inline-flex min-h-11 items-center text-base font-semibold text-ink no-underline hover:text-accent"
    />
  )
}
