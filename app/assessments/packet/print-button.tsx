'use client'

import { Button } from '@/components/ui/button'

export function PrintButton() {
  return (
    <span className="noscript:hidden">
      <Button type="button" onClick={() => window.print()}>
        Print the packet
      </Button>
    </span>
  )
}
