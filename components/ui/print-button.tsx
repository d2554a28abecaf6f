'use client'

import { buttonLook } from './button'

const texts = { print: 'Print' }

export function PrintButton() {
  return (
    <button type="button" onClick={() => print()} className={`${buttonLook('compact')} noscript:hidden`}>
      {texts.print}
    </button>
  )
}
