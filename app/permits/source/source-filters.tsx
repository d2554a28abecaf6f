import { Select } from '@/components/ui/form/select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import type { ListedSource, PermitRecord } from '../fetch-permits'
import { type PermitsUrl, permitsHref } from '../url'

interface Props {
  url: PermitsUrl
  source: ListedSource
  /** Of the rows loaded; without them the kinds are not known. */
  records: readonly PermitRecord[]
  error?: string | undefined
}

const labels = { issued: 'Issued', submitted: 'Filed', completed: 'Completed' } as const

/** Native fields: the choice is an address like any other, and begins again at the newest row. */
export function SourceFilters({ url, source, records, error }: Props) {
  const found = kindsIn(records, url.kind)
  // One kind alone is no choice.
  const kinds = found.length > 1 || url.kind ? found : []
  if (!source.supportsIssuedAfter && kinds.length === 0) return null
  return (
    <section aria-label="Choose days and kind" className="mb-3 print:hidden">
      <form
        action="/permits"
        key={permitsHref(url)}
        className="flex flex-wrap items-end gap-x-4 gap-y-2 *:mb-0"
      >
        <input type="hidden" name="source" value={source.id} />
        {source.supportsIssuedAfter && <Period url={url} source={source} error={error} />}
        {kinds.length > 0 && (
          <Select
            name="kind"
            label="Kind, in the words of the feed"
            empty="Any"
            options={kinds.map(({ kind, count }) => ({
              value: kind,
              label: count > 0 ? `${kind} (${count} on this page)` : kind,
            }))}
            defaultValue={url.kind ?? ''}
          />
        )}
        <div>
          <SubmitButton look="secondary">Apply</SubmitButton>
        </div>
      </form>
      {!source.supportsIssuedAfter && (
        <p className="text-muted">You cannot choose days here: this feed has no search by day.</p>
      )}
    </section>
  )
}

function Period({ url, source, error }: Omit<Props, 'records'>) {
  const happened = labels[source.dateMeaning ?? 'issued']
  return (
    <>
      <TextInput name="from" type="date" label={`${happened} from`} defaultValue={url.from ?? ''} />
      <TextInput
        name="to"
        type="date"
        label={`${happened} through`}
        error={error}
        defaultValue={url.to ?? ''}
      />
    </>
  )
}

/** The most frequent first; the one asked for even where no row has it. */
function kindsIn(records: readonly PermitRecord[], asked: string | undefined) {
  const counts = new Map<string, number>(asked === undefined ? [] : [[asked, 0]])
  for (const { kind } of records) if (kind !== null) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => ({ kind, count })).toSorted((a, b) => b.count - a.count)
}
