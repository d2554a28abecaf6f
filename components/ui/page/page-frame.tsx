import type { ReactNode } from 'react'

const widths = { reading: 'max-w-reading', page: '', full: '' } as const

interface Props {
  width?: keyof typeof widths
  children: ReactNode
}

export function PageFrame({ width = 'page', children }: Props) {
  return (
    <div
      data-width={width}
      className="mx-auto w-full max-w-page px-4 py-6 sm:px-6 print:max-w-none print:p-0"
    >
      <div className={`print:max-w-none ${widths[width]}`}>{children}</div>
    </div>
  )
}
