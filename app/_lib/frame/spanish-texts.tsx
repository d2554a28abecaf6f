'use client'

import type { ReactNode } from 'react'
import { setBrowserLanguage } from '@/lib/language/current-language'
import { registerSpanish } from '@/lib/language/define-texts'
import { browserTexts } from '@/lib/language/es/browser'
import { setLocalizer } from '@/lib/language/local-href'
import { spanishHref } from '@/lib/language/spanish-pages'

if (typeof document !== 'undefined') setBrowserLanguage('es')
registerSpanish(browserTexts)
setLocalizer(spanishHref)

/** Its script arrives before the parts of a Spanish page that have texts of their own. */
export default function SpanishTexts({ children }: { children: ReactNode }) {
  return children
}
