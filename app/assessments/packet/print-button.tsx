'use client'

import { Button } from '@/components/ui/button'

/** The browser's own menu prints as well, also without scripting. */
export function PrintButton() {
  return (
    <span className="noscript:hidden">
      <Button type="button" onClick={() => window.print()}>
        Print the packet
      </Button>
    </span>
  )
}
