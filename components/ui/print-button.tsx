'use client'

import { buttonLook } from './button'

const texts = { print: 'Print' }

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
