'use client'

import { buttonLook } from './button'

const texts = { print: 'Print' }

/** A map on the page may have to load or redraw first. It cancels this event and starts the print later. */
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
