import type { ActionDispatch } from 'react'
import { type ParcelSort, parcelSorts } from '@/lib/florida/parcel-view'
import { ChoiceSelect } from './choice-select'
import type { WorkspaceEvent } from './reduce-workspace'

interface Props {
  sort: ParcelSort
  tell: ActionDispatch<[WorkspaceEvent]>
}

export function SortSelect({ sort, tell }: Props) {
  return (
    <ChoiceSelect
      id="sort"
      label="Sort by"
      choices={parcelSorts}
      value={sort}
      onChoose={(chosen) => tell({ type: 'chose', choice: { sort: chosen } })}
    />
  )
}
