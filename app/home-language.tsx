import { headers } from 'next/headers'
import { isSpanish } from '@/lib/language/current-language'
import { spanishHref } from '@/lib/language/spanish-pages'

/**
 * A browser that prefers Spanish gets a link and no redirect, because the visitor requested the English page.
 */
export async function HomeLanguage() {
  const accepted = (await headers()).get('accept-language') ?? ''
  if (isSpanish() || !/^es\b/i.test(accepted.trim())) return null
  return (
    <p lang="es" className="mb-4">
      <a href={spanishHref('/')}>Esta página también está en español</a>
    </p>
  )
}
