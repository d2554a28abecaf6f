import { Caveats } from '@/components/provenance/caveats'
import { Provenance } from '@/components/provenance/provenance'
import { ExportLinks } from '@/components/ui/export-links'
import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/page/panel'
import { formatCount, formatDay, formatNumber } from '@/lib/format'
import type { ListedSource, PermitRecord, PermitsAnswer } from '../fetch-permits'
import { describeMark, fileFormats } from '../source-labels'
import { type PermitsUrl, permitsUrl } from '../url'

interface Props {
  url: PermitsUrl
  source: ListedSource
  answer: PermitsAnswer
  /** After the filter by kind. */
  records: readonly PermitRecord[]
}

/** First how many and from when to when; then everything that limits the figure. */
export function SourceSummary({ url, source, answer, records }: Props) {
  const { data, meta } = answer
  const [notProof, ...others] = data.caveats
  const caveats = others.filter((caveat) => caveat !== data.doubt?.message)
  const state = records.length === 0 ? 'none' : meta.state === 'stale' ? 'stale' : 'found'
  return (
    <Panel id="summary" title={titleOf(records, source)} state={state} stateLabel={stateLabel(records, data)}>
      <Notice kind="warn" title={notProof}>
        <p>A row that is missing here does not mean that nothing was permitted.</p>
      </Notice>
      {data.doubt && (
        <Notice kind="warn" title="Our filter may be wrong">
          <p>{data.doubt.message}</p>
          <WholeTable source={source} />
        </Notice>
      )}
      <p>{records.length === 0 ? describeEmptyPage(url, data) : describeLoaded(url, records, data)}</p>
      <p className="mt-2">
        {source.recipe.length > 0 ? 'Filter: ' : 'No filter: all rows of the table count. '}
        {source.recipe.join(' ')} {describeMark(source)}
      </p>
      {records.length > 0 && (
        <ExportLinks
          what="these rows"
          formats={fileFormats(records)}
          href={(format) =>
            `/permits/export?format=${format}&${permitsUrl.toQuery({ ...url, selected: undefined })}`
          }
        />
      )}
      <Caveats items={caveats} />
      <Withheld fields={data.withheldFields} />
      {data.source.notice && <p className="mt-2">{data.source.notice}</p>}
      <Provenance meta={meta} />
    </Panel>
  )
}

const rowNames = { issued: 'permit', submitted: 'application', completed: 'certificate' } as const

/** How many, and from when to when. */
function titleOf(records: readonly PermitRecord[], source: ListedSource): string {
  const { entity, newestFirst, dateMeaning } = source
  const what = entity === 'building-permit' ? rowNames[dateMeaning ?? 'issued'] : 'project'
  const count = formatCount(records.length, what)
  const days = records.flatMap(({ date }) => date ?? []).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (records.length === 0) return `No ${what}s to show`
  if (first === undefined || last === undefined) return count
  return newestFirst
    ? `${count}, from ${formatDay(last)} back to ${formatDay(first)}`
    : `${count}, of days between ${formatDay(first)} and ${formatDay(last)}`
}

const stateLabel = (records: readonly PermitRecord[], { truncated }: PermitsAnswer['data']) =>
  records.length === 0 ? 'None' : truncated ? 'More follow' : undefined

/** Why there is nothing, as far as it can be told. */
function describeEmptyPage(
  { kind, offset, from, to }: PermitsUrl,
  { returned }: PermitsAnswer['data'],
): string {
  if (returned > 0) return `None of the ${returned} rows loaded is of the kind “${kind}”.`
  if (offset > 0) return 'The source has no rows so far back. Go back to the newest ones.'
  if (from || to) return 'The source has no rows of these days. It may be late, or may not reach so far back.'
  return 'The source answered, and has no rows that fit.'
}

/** Which rows of those that fit are on this page. */
function describeLoaded(
  { offset }: PermitsUrl,
  records: readonly PermitRecord[],
  { returned, truncated }: PermitsAnswer['data'],
): string {
  const [first, last] = [offset + 1, offset + returned].map((row) => formatNumber(row))
  const more = truncated ? 'older ones follow.' : 'and there are no more.'
  const ofKind = records.length < returned ? ` ${records.length} of them are of the kind chosen.` : ''
  return `Rows ${first} to ${last} of those that fit are loaded, ${more}${ofKind}`
}

/** Of the portals whose data sets have a page here. */
const WholeTable = ({ source: { host, dataset } }: Pick<Props, 'source'>) =>
  host &&
  dataset &&
  /^[a-z0-9]{4}-[a-z0-9]{4}$/.test(dataset) && (
    <p className="print:hidden">
      <a href={`/open-data/${host}/${dataset}`} className="inline-flex min-h-11 items-center">
        See the whole table without the filter
      </a>
    </p>
  )

const Withheld = ({ fields }: { fields: readonly string[] }) =>
  fields.length > 0 && (
    <details className="text-base">
      <summary className="inline-block min-h-6 text-accent underline underline-offset-[0.2em]">
        {formatCount(fields.length, 'column is', 'columns are')} left out, mostly of people and firms
      </summary>
      <p className="mt-1 wrap-anywhere">{fields.join(', ')}</p>
    </details>
  )
