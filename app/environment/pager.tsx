import type { Route } from 'next'

interface Props {
  page: number
  pages: number
  shown: number
  total: number
  hrefOf: (page: number) => Route
}

export function Pager({ page, pages, shown, total, hrefOf }: Props) {
  if (pages === 1) return null
  return (
    <nav
      aria-label="Pages of the list"
      className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden"
    >
      {page > 1 && (
        <a href={hrefOf(page - 1)} className="inline-flex min-h-11 items-center">
          Nearer
        </a>
      )}
      <p>
        Showing {shown} of {total.toLocaleString('en-US')}, page {page} of {pages}
      </p>
      {page < pages && (
        <a href={hrefOf(page + 1)} className="inline-flex min-h-11 items-center">
          Farther
        </a>
      )}
    </nav>
  )
}
