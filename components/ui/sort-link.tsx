import type { ReactNode } from 'react'

export interface Sort {
  /** The same page, sorted by this column, or the other way round. */
  href: string
  /** How the rows are sorted now, if by this column. */
  direction?: 'ascending' | 'descending'
}

const marks = { ascending: '↑', descending: '↓', none: '↕' } as const

export function SortLink({ sort: { href, direction }, children }: { sort: Sort; children: ReactNode }) {
  return (
    <a href={href} data-print="bare" className="inline-flex min-h-6 items-center gap-1">
      {children}
      <span aria-hidden="true" className="no-underline">
        {marks[direction ?? 'none']}
      </span>
    </a>
  )
}
