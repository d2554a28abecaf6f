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
