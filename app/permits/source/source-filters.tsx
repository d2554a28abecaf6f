import { type ListFilter, ListFilters } from '@/app/_surfaces/list/list-filters'
import { dayNames } from '@/lib/records/permit/describe'
import type { ListedPermitSource, PermitSearchRow } from '../fetch-permits'
import { type PermitsUrlParams, permitsUrl } from '../url'

interface Props {
  url: PermitsUrlParams
  source: ListedPermitSource
  records: readonly PermitSearchRow[]
  error?: string | undefined
}

const texts = {
  label: 'Choose days and kind',
  kind: 'Kind, in the words of the feed',
  any: 'Any',
  noDays: 'You cannot choose days here: this feed has no search by day.',
}

export function SourceFilters({ url, source, records, error }: Props) {
  const filters = [...periodOf(url, source, error), ...kindOf(url, records)]
  if (filters.length === 0) return null
  return (
    <ListFilters
      label={texts.label}
      action="/permits"
      rest={permitsUrl.toQuery({ source: source.id, q: url.q })}
      filters={filters}
    >
      {!source.supportsIssuedAfter && <p className="text-muted">{texts.noDays}</p>}
    </ListFilters>
  )
}

function periodOf(
  { from, to }: PermitsUrlParams,
  source: ListedPermitSource,
  error: string | undefined,
): ListFilter[] {
  if (!source.supportsIssuedAfter) return []
  const happened = dayNames[source.dateMeaning ?? 'issued']
  return [
    { name: 'from', type: 'date', label: `${happened} from`, value: from },
    { name: 'to', type: 'date', label: `${happened} through`, value: to, error },
  ]
}

function kindOf({ kind: selection }: PermitsUrlParams, records: readonly PermitSearchRow[]): ListFilter[] {
  const counts = new Map(selection === undefined ? [] : [[selection, 0]])
  for (const { kind } of records) if (kind !== null) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  if (counts.size < 2 && !selection) return []
  const options = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([value, count]) => ({ value, label: count > 0 ? `${value} (${count} on this page)` : value }))
  return [{ name: 'kind', label: texts.kind, value: selection, empty: texts.any, options }]
}
