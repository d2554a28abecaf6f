'use client'

import { lazy, type ReactNode } from 'react'

const Spanish = lazy(() => import('./spanish-texts'))

/** Readers of English load no Spanish. */
export const LanguageTexts = ({ isSpanish, children }: { isSpanish: boolean; children: ReactNode }) =>
  isSpanish ? <Spanish>{children}</Spanish> : children
