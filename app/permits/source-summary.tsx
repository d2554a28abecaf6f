import { Caveats } from '@/components/provenance/caveats'
import { Provenance } from '@/components/provenance/provenance'
import { ExportLinks } from '@/components/ui/export-links'
import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/panel'
import { fileFormats } from './file-formats'
import type { ListedSource, PermitRecord, PermitsAnswer } from './read-permits'
import { sayLoaded, sayNothing, stateLabel, titleOf } from './say-rows'
import { sayCertainty } from './source-words'
import { type PermitsUrl, permitsQuery } from './url'

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
      <p>{records.length === 0 ? sayNothing(url, data) : sayLoaded(url, records, data)}</p>
      <p className="mt-2">
        {source.recipe.length > 0 ? 'Filter: ' : 'No filter: all rows of the table count. '}
        {source.recipe.join(' ')} {sayCertainty(source)}
      </p>
      {records.length > 0 && (
        <ExportLinks
          what="these rows"
          formats={fileFormats(records)}
          href={(format) =>
            `/permits/export?format=${format}&${permitsQuery({ ...url, selected: undefined })}`
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
        {fields.length === 1 ? '1 column is' : `${fields.length} columns are`} left out, mostly of people and
        firms
      </summary>
      <p className="mt-1 wrap-anywhere">{fields.join(', ')}</p>
    </details>
  )
