import { isSpanish } from '@/lib/language/current-language'
import { registerSpanish } from '@/lib/language/define-texts'

/** A browser needs the Spanish of the sheets and of the PDF only to draw them, so no page loads it. */
export async function registerSheetTexts(): Promise<void> {
  if (!isSpanish()) return
  const { pdfTexts } = await import('@/lib/language/es/assessments/pdf')
  registerSpanish(pdfTexts)
}
