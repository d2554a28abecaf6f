'use client'

import { buttonLook } from './button'

const texts = { print: 'Print' }

/** A map of the page may have something to load or to draw before: then it prints itself. */
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
