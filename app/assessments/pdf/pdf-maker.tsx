'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { defineTexts } from '@/lib/language/define-texts'
import { registerSheetTexts } from '../sheets/register-sheet-texts'
import type { PdfPanelProps } from './use-making'

const texts = defineTexts('packet.pdf-maker', {
  open: 'Make a PDF with my photos and papers',
  loading: 'Loading',
  unreachable: 'This part of the page did not load. Reload the page to try again.',
})

const PdfPanel = lazy(() =>
  Promise.all([import('./pdf-panel'), registerSheetTexts()]).then(
    ([panel]) => panel,
    () => ({ default: Unreachable }),
  ),
)

export function PdfMaker(props: PdfPanelProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mb-6 noscript:hidden print:hidden">
      {isOpen ? (
        <Suspense fallback={<p role="status">{texts.loading}</p>}>
          <PdfPanel {...props} />
        </Suspense>
      ) : (
        <Button type="button" look="secondary" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
    </div>
  )
}

function Unreachable() {
  return <p role="alert">{texts.unreachable}</p>
}
