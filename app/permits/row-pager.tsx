import type { Route } from 'next'
import { PrintedPart } from '@/components/ui/printed-part'

interface Props {
  offset: number
  returned: number
  nextOffset: number | null
  size: number
  hrefOf: (offset: number) => Route
}

/** How many there are in all is not known, so pages go by their rows. */
export function RowPager({ offset, returned, nextOffset, size, hrefOf }: Props) {
  if (offset === 0 && nextOffset === null) return null
  const range = `${(offset + 1).toLocaleString('en-US')} to ${(offset + returned).toLocaleString('en-US')}`
  return (
    <>
      {returned > 0 && (
        <PrintedPart
          from={offset + 1}
          to={offset + returned}
          {...(nextOffset === null ? { total: offset + returned } : {})}
        />
      )}
      <nav
        aria-label="Pages of the list"
        className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden"
      >
        {offset > 0 && (
          <a href={hrefOf(Math.max(0, offset - size))} className="inline-flex min-h-11 items-center">
            Newer rows
          </a>
        )}
        <p>{returned === 0 ? 'No rows here' : `Rows ${range}`}</p>
        {nextOffset !== null && (
          <a href={hrefOf(nextOffset)} className="inline-flex min-h-11 items-center">
            Older rows
          </a>
        )}
      </nav>
    </>
  )
}
