import type { ReactNode } from 'react'

interface Props {
  first: ReactNode
  side: ReactNode
  rest: ReactNode
}

/**
 * On paper `side`, which may be a map, follows `first`. A map cannot be split between sheets, and after
 * `rest` it would leave a sheet half empty.
 */
export function SideBySide({ first, side, rest }: Props) {
  return (
    <div className="grid gap-x-6 lg:grid-cols-[minmax(0,21fr)_minmax(0,29fr)] lg:grid-rows-[auto_1fr] print:flex print:flex-col">
      <div className="paper-lead min-w-0">{first}</div>
      <div className="mb-6 min-w-0 [--map-height:15rem] lg:sticky lg:top-2 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-[calc(100svh-13rem)] lg:self-start print:static print:self-stretch print:mb-3 print:h-auto">
        {side}
      </div>
      <div className="min-w-0 print:order-1">{rest}</div>
    </div>
  )
}
