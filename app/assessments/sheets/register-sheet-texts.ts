import { isSpanish } from '@/lib/language/current-language'
import { registerSpanish } from '@/lib/language/register-texts'

/** A browser needs these Spanish texts only to draw the sheets and the PDF, so they load on demand. */
export async function registerSheetTexts(): Promise<void> {
  if (!isSpanish()) return
  const { pdfTexts } = await import('@/lib/language/es/assessments/pdf')
  registerSpanish(pdfTexts)
}
