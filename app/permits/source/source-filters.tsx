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
  const kinds = kindsIn(records, url.kind)
  if (!source.supportsIssuedAfter && kinds.length === 0) return null
  return (
    <section aria-label="Choose days and kind" className="mb-6 print:hidden">
      <form
        action="/permits"
        key={permitsHref(url)}
        className="grid items-end gap-x-4 sm:grid-cols-2 lg:grid-cols-4"
      >
        <input type="hidden" name="source" value={source.id} />
        {source.supportsIssuedAfter && <Period url={url} source={source} error={error} />}
        {kinds.length > 0 && (
          <Select
            name="kind"
            label="Kind, as the source calls it"
            empty="Any"
            options={kinds.map(({ kind, count }) => ({
              value: kind,
              label: count > 0 ? `${kind} (${count})` : kind,
            }))}
            defaultValue={url.kind ?? ''}
          />
        )}
        <div className="mb-5">
          <SubmitButton look="secondary">Apply</SubmitButton>
        </div>
      </form>
      {!source.supportsIssuedAfter && (
        <p className="text-muted">This source cannot be asked for a period: look at the day of each row.</p>
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
