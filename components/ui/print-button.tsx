'use client'

import { buttonLook } from './button'

const texts = { print: 'Print' }

export function PrintButton() {
  return (
    <button
      type="button"
      onClick={() => print()}
      className={`${buttonLook('secondary')} text-[0.9375rem] lg:min-h-8 lg:px-2.5 lg:py-0.5 lg:text-sm noscript:hidden`}
    >
      {texts.print}
    </button>
  )
}
