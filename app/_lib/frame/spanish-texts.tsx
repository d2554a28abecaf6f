'use client'

import type { ReactNode } from 'react'
import { languageState } from '@/lib/language/current-language'
import { browserTexts } from '@/lib/language/es/browser'
import { registerSpanish } from '@/lib/language/register-texts'
import { spanishHref } from '@/lib/language/spanish-pages'

if (typeof document !== 'undefined') languageState.scope = { getStore: () => 'es' }
registerSpanish(browserTexts)
languageState.localize = spanishHref

/**
 * Importing this module registers the Spanish texts. The component wraps the page, so that they are
 * registered before other components read them.
 */
export default function SpanishTexts({ children }: { children: ReactNode }) {
  return children
}
