'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

/** Knows whether its page is the one being read. */
export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const path = usePathname()
  const current = path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined
  return (
    <a
      href={href}
      aria-current={current}
      className="inline-flex min-h-11 items-center border-b-3 border-transparent font-semibold text-ink no-underline hover:border-line hover:text-accent aria-[current]:border-accent aria-[current]:text-accent"
    >
      {children}
    </a>
  )
}
