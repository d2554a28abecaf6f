'use client'

import { Button } from '@/components/ui/button'

/** Without scripting the owner can print from the browser's menu. */
export function PrintButton() {
  return (
    <span className="noscript:hidden">
      <Button type="button" onClick={() => window.print()}>
        Print the packet
      </Button>
    </span>
  )
}
