import type { ReactNode } from 'react'

interface Props {
  first: ReactNode
  side: ReactNode
  rest: ReactNode
}

/** On phones the answer, then the map, then the rest; the map beside them, staying in sight, where there is room. */
export function SideBySide({ first, side, rest }: Props) {
  return (
    <div className="grid gap-x-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0">{first}</div>
      <div className="mb-6 min-w-0 lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
        {side}
      </div>
      <div className="min-w-0">{rest}</div>
    </div>
  )
}
