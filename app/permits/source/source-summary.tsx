import { Provenance } from '@/components/provenance/provenance'
import { ExportLinks } from '@/components/ui/export-links'
import { Notice } from '@/components/ui/notice'
import { StateChip } from '@/components/ui/state-chip'
import { formatCount, formatDay, formatNumber } from '@/lib/format'
import { isOld } from '@/lib/provenance/is-old'
import { MOST_IN_FILE } from '../export/whole-period'
import type {
  ListedPermitSource,
  PermitCountOutcome,
  PermitSearchResponse,
  PermitSearchRow,
} from '../fetch-permits'
import { describeMark, fileFormats, hasPosition } from '../source-labels'
import { type PermitsUrlParams, permitsUrl } from '../url'
import { namePeriod, titlePage, totalOf } from './name-period'
import { SourceFilters } from './source-filters'

interface Props {
  url: PermitsUrlParams
  source: ListedPermitSource
  answer: PermitSearchResponse
  counted: PermitCountOutcome
  records: readonly PermitSearchRow[]
}

interface SummaryProps extends Props {
  loaded: readonly PermitSearchRow[]
  about?: string | undefined
  lead?: string | undefined
}

const texts = {
  notProof: 'A row that is missing here does not mean that nothing was permitted.',
  notCounted: 'We could not count the whole period, so only the rows of this page are known.',
  doubt: 'Our filter may be wrong',
  filter: (words: readonly string[]) =>
    words.length > 0
      ? `How we pick the rows: ${words.join(' ')}`
      : 'We pick no rows: the whole table counts.',
  withheld: (fields: readonly string[]) =>
    `${formatCount(fields.length, 'column')} left out, mostly about people and firms: ${fields.join(', ')}.`,
}

export function SourceSummary(props: SummaryProps) {
  const { url, source, answer, counted, loaded, records, about, lead } = props
  const { data, meta } = answer
  const [notProof] = data.caveats
  const total = counted?.ok ? totalOf(counted.data.total, { ...data, offset: url.offset }) : undefined
  const summary =
    records.length === 0 ? describeEmptyPage(url, data) : describeLoaded(url, records, data, total)
  const title = titleOf(props, total)
  return (
    <section id="summary" aria-labelledby="summary-title" className="mb-2">
      <h2 id="summary-title" className="text-xl leading-snug font-semibold">
        {about ? `${about}: ${title.replace(/^The /, 'the ')}` : title}{' '}
        {isOld(meta) && <StateChip state="stale" />}
      </h2>
      <p className="mb-2 max-w-3xl text-base text-muted">
        {lead} {summary} {counted?.ok === false && `${texts.notCounted} ${counted.why}`} {notProof}{' '}
        {texts.notProof}
      </p>
      {data.doubt && (
        <Notice kind="warn" title={texts.doubt}>
          <p>{data.doubt.message}</p>
          <WholeTable source={source} />
        </Notice>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-8">
        <SourceFilters url={url} source={source} records={loaded} />
        {records.length > 0 && (
          <ExportLinks
            what={nameFile(url, source, total)}
            formats={fileFormats(records)}
            isLive={hasPosition(records)}
            href={(format) =>
              `/permits/export?format=${format}&${permitsUrl.toQuery({ ...url, q: undefined, offset: 0, selected: undefined })}`
            }
          />
        )}
      </div>
    </section>
  )
}

export const RowsProvenance = ({ source, answer: { data, meta } }: Pick<Props, 'source' | 'answer'>) => (
  <Provenance
    meta={meta}
    caveats={[
      ...data.caveats.slice(1).filter((caveat) => caveat !== data.doubt?.message),
      texts.filter(source.recipe),
      describeMark(source),
      ...(data.withheldFields.length > 0 ? [texts.withheld(data.withheldFields)] : []),
      ...(data.source.notice ? [data.source.notice] : []),
    ]}
  />
)

const rowNames = { issued: 'permit', submitted: 'application', completed: 'certificate' } as const

const nameRow = ({ entity, dateMeaning }: ListedPermitSource) =>
  entity === 'building-permit' ? rowNames[dateMeaning ?? 'issued'] : 'project'

function titleOf({ url, source, answer: { data }, counted, records }: SummaryProps, total?: number): string {
  const what = nameRow(source)
  if (records.length === 0) return `No ${what}s to show`
  if (counted?.ok && total !== undefined && !url.kind) {
    const bounds = source.supportsIssuedAfter ? url : {}
    const page = { what, total, offset: url.offset, returned: data.returned, newestFirst: source.newestFirst }
    return titlePage(page, namePeriod(bounds, counted.data.months))
  }
  const count = formatCount(records.length, what)
  const days = records.flatMap(({ date }) => date ?? []).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return count
  return source.newestFirst
    ? `${count}, from ${formatDay(last)} back to ${formatDay(first)}`
    : `${count}, of days between ${formatDay(first)} and ${formatDay(last)}`
}

function nameFile({ kind }: PermitsUrlParams, source: ListedPermitSource, total: number | undefined): string {
  const which = source.newestFirst ? 'newest' : 'first'
  const most = formatNumber(MOST_IN_FILE)
  if (total === undefined) return `the whole period, at most the ${which} ${most} rows`
  const whole = formatCount(total, nameRow(source))
  if (kind)
    return `those of this kind among ${total > MOST_IN_FILE ? `the ${which} ${most} of ${whole}` : whole}`
  return total > MOST_IN_FILE ? `the ${which} ${most} of ${whole}` : total === 1 ? whole : `all ${whole}`
}

function describeEmptyPage(
  { kind, offset, from, to }: PermitsUrlParams,
  { returned }: PermitSearchResponse['data'],
): string {
  if (returned > 0) return `None of the ${returned} rows on this page is of the kind “${kind}”.`
  if (offset > 0) return 'The feed has no rows this far back. Go back to the newest ones.'
  if (from || to)
    return 'The feed has no rows for these days. It may be late, or may not reach that far back.'
  return 'The feed answered and has no matching rows.'
}

function describeLoaded(
  { offset, kind }: PermitsUrlParams,
  records: readonly PermitSearchRow[],
  { returned, truncated }: PermitSearchResponse['data'],
  total: number | undefined,
): string {
  if (total !== undefined && !kind) return ''
  const [first, last] = [offset + 1, offset + returned].map((row) => formatNumber(row))
  const more =
    total !== undefined
      ? `of ${formatNumber(total)}`
      : truncated
        ? '; older rows follow'
        : '; there are no more'
  const ofKind = kind ? ` ${records.length} of them are of the kind you chose.` : ''
  return `Rows ${first} to ${last}${total === undefined ? '' : ' '}${more}.${ofKind}`
}

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
