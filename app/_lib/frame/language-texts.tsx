'use client'

import { lazy, type ReactNode } from 'react'

const Spanish = lazy(() => import('./spanish-texts'))

export const LanguageTexts = ({ isSpanish, children }: { isSpanish: boolean; children: ReactNode }) =>
  isSpanish ? <Spanish>{children}</Spanish> : children
