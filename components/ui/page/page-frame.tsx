import type { ReactNode } from 'react'

const widths = { reading: 'max-w-reading', page: '', full: '' } as const

interface Props {
  /** `reading` for running text, `full` for maps and workspaces that use the whole window. */
  width?: keyof typeof widths
  children: ReactNode
}

/** The column a page stands in; its left edge is the header's. */
export function PageFrame({ width = 'page', children }: Props) {
  return (
    <div
      className={`mx-auto w-full px-4 py-8 sm:px-6 sm:py-12 print:max-w-none print:p-0 ${width === 'full' ? '' : 'max-w-page'}`}
    >
      <div className={`print:max-w-none ${widths[width]}`}>{children}</div>
    </div>
  )
}

/** Stands on every page, printed ones included, while the sources are simulated. */
export function SampleBanner() {
  return (
    <aside
      aria-label="Sample data"
      className="border-b border-warn/40 bg-warn-soft text-warn print:mb-3 print:border print:border-ink"
    >
      <p className="mx-auto max-w-page px-4 py-2 text-base sm:px-6">
        <strong>Sample data:</strong> invented values, for trying the product. Nothing here describes a real
        place, owner or facility.
      </p>
    </aside>
  )
}
