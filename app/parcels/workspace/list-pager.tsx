import type { ActionDispatch } from 'react'
import { Button } from '@/components/ui/button'
import type { ParcelView } from '@/lib/florida/parcel-view'
import { sayCount } from '../say-parcel'
import type { WorkspaceEvent } from './reduce-workspace'

interface Props {
  view: Pick<ParcelView, 'page' | 'pages'>
  tell: ActionDispatch<[WorkspaceEvent]>
}

export function ListPager({ view: { page, pages }, tell }: Props) {
  if (pages <= 1 && page === 1) return null
  const turn = (to: number) => tell({ type: 'chose', choice: { page: to } })
  return (
    <nav
      aria-label="Pages of the list"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden"
    >
      <Button
        type="button"
        look="secondary"
        disabled={page <= 1}
        onClick={() => turn(Math.min(page - 1, pages))}
      >
        Previous page
      </Button>
      <p>
        Page {sayCount(page)} of {sayCount(pages)}
      </p>
      <Button type="button" look="secondary" disabled={page >= pages} onClick={() => turn(page + 1)}>
        Next page
      </Button>
    </nav>
  )
}
