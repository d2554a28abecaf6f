'use client'

import { Button } from '@/components/ui/button'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('packet.print-button', { print: 'Print the packet' })

export function PrintButton() {
  return (
    <span className="noscript:hidden">
      <Button type="button" onClick={() => window.print()}>
        {texts.print}
      </Button>
    </span>
  )
}
