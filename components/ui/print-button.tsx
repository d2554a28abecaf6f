'use client'

import { defineTexts } from '@/lib/language/define-texts'
import { buttonLook } from './button'

const texts = defineTexts('ui.print-button', { print: 'Print' })

function printPage(): void {
  if (dispatchEvent(new Event('beforepaper', { cancelable: true }))) print()
}

export function PrintButton() {
  return (
    <button type="button" onClick={printPage} className={`${buttonLook('compact')} noscript:hidden`}>
      {texts.print}
    </button>
  )
}
