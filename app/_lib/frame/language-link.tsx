import { isSpanish } from '@/lib/language/current-language'
import { spanishHref } from '@/lib/language/spanish-pages'

/** Leads to the same page in the other language. Its own words are in that language. */
export function LanguageLink({ page }: { page: string }) {
  const spanish = spanishHref(page)
  if (!spanish) return null
  const link = isSpanish()
    ? { href: page, language: 'en', words: 'English' }
    : { href: spanish, language: 'es', words: 'Español' }
  return (
    <a
      href={link.href}
      lang={link.language}
      hrefLang={link.language}
      className="inline-flex min-h-11 items-center text-base font-semibold text-ink no-underline hover:text-accent"
    >
      {link.words}
    </a>
  )
}
