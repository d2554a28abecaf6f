import { z } from 'zod'
import { toSourceQuestion } from '@/app/_lib/act/question'
import { formatPeriod, periodOf, type SeriesObservation } from '@/app/_lib/periods'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { pageNow } from '@/app/_lib/read/reading-scope'
import { AgencyWords } from '@/components/ui/agency-text'
import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { countySeriesId, type LaborSeries, loadedSeries } from '@/connectors/federal-labor-stats/public'
import { formatNumber, withMinus } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { countyRate } from '@/lib/records/series/county-rate'
import { seriesTable } from '@/lib/records/series/file'
import { formatPoint } from '@/lib/url-state'
import { linkTo } from '../links'
import { answerOf, failed, notCovered, type PanelOutcome, withData } from '../outcome'
import type { Panel, PanelBodyProps, PanelReadOptions } from '../panel'
import type { Place } from '../place'
import { type County, findCounty } from './whereabouts'

interface Figure {
  period: string
  value: number
  published: string | null
}

interface SeriesNow {
  series: LaborSeries
  latest?: Figure & { preliminary: boolean }
  yearBefore?: Figure
}

interface LaborData {
  county: County
  series: SeriesNow[]
  notes: string[]
  caveats: string[]
}

const texts = defineTexts('place.panels.labor', {
  title: 'County unemployment',
  kind: 'county figures',
  publisher: 'the Bureau of Labor Statistics',
  request:
    'Unemployment in the county, beside building costs and rent in the whole country. The Bureau limits daily requests, so we load this only when you ask.',
  outside: 'The source publishes figures by county, and this point lies in no county of the United States.',
  nothing: (county: Pick<County, 'name' | 'state'>) =>
    `The source publishes no series of ${county.name}, ${county.state}.`,
  caption: (county: Pick<County, 'name' | 'state'>) => `${county.name}, ${county.state}, and the country`,
  unpublished: 'Not published',
  preliminary: 'preliminary',
  load: 'Load',
  loadTwo: 'Load the series of both counties',
  columns: { series: 'Series', latest: 'Latest', before: 'A year before' },
})

const figure = z.object({ period: z.string(), value: z.number(), published: z.string().nullable() })

const result = z.object({
  county: z.object({ fips: z.string(), name: z.string(), state: z.string() }),
  series: z.array(
    z.object({
      series: loadedSeries,
      latest: figure.extend({ preliminary: z.boolean() }).nullable(),
      yearBefore: figure.nullable(),
    }),
  ),
  caveats: z.array(z.string()),
})

export const labor = {
  id: 'labor',
  get title() {
    return texts.title
  },
  isAside: true,
  get kind() {
    return texts.kind
  },
  get publisher() {
    return texts.publisher
  },
  reads: ['geocoder.countyAt', 'federal-labor-stats.getMultipleSeries'],
  read: fetchLabor,
  answer: (outcome) =>
    answerOf(outcome, {
      found(data) {
        const rate = rateOf(data)
        const { name, state } = data.county
        const where = `${name}, ${state}`
        return rate
          ? { value: `${rate.published ?? rate.value}%`, detail: `${where}, ${rate.period}` }
          : { value: texts.unpublished, detail: where }
      },
    }),
  height: 'min-h-32',
  body: LaborBody,
  rows: ({ series, notes, caveats }) => [
    {
      table: seriesTable(
        series.map((each) => each.series),
        [...notes, ...caveats],
      ),
    },
  ],
  // Only the county's rate is compared, because the other series are national.
  compare: countyRate.compare((data) => {
    const { value = null, published = null, period = null } = rateOf(data) ?? {}
    const { name, state } = data.county
    return [{ county: `${name}, ${state}`, value, published, period }]
  }),
  result,
  toResult: ({ county, series, notes, caveats }) => ({
    county,
    series: series.map(({ series: one, latest = null, yearBefore = null }) => ({
      series: one,
      latest,
      yearBefore,
    })),
    caveats: [...notes, ...caveats],
  }),
  workflow: '/costs',
  href: ({ point }) => linkTo('/costs', { place: formatPoint(point) }),
  onRequest: {
    options: { series: true },
    get label() {
      return texts.load
    },
    get labelForTwo() {
      return texts.loadTwo
    },
  },
} satisfies Panel<'labor', LaborData, typeof result>

const rateOf = ({ series: [first] }: LaborData) => first?.latest

const national = ['LNS14000000', 'WPUSI012011', 'CUUR0000SEHA'] as const
/** The latest month may be in the previous year, and it is compared with the same month one year earlier. */
const YEARS_BACK = 2

async function fetchLabor(
  place: Place,
  call: EngineCaller,
  { series: isAsked }: PanelReadOptions,
): Promise<PanelOutcome<LaborData>> {
  if (place.states.length === 0) return notCovered(texts.outside)
  const whereabouts = await findCounty(place, call)
  if (whereabouts.kind === 'none') return notCovered(texts.outside, { metas: [whereabouts.meta] })
  if (whereabouts.kind === 'problem')
    return isAsked ? failed(whereabouts.problem) : { ending: 'on-request', why: texts.request }
  const { county } = whereabouts
  const endYear = pageNow().getUTCFullYear()
  const seriesIds = [countySeriesId(county.fips, '03'), ...national]
  const question = { seriesIds, startYear: endYear - YEARS_BACK, endYear }
  if (!isAsked)
    return {
      ending: 'on-request',
      why: texts.request,
      question: toSourceQuestion('federal-labor-stats', 'getMultipleSeries', question),
    }
  const answer = await call('federal-labor-stats', 'getMultipleSeries', question)
  if (!answer.ok) return failed(answer.error)
  const metas = [answer.meta]
  const { notes, caveats } = answer.data
  const series = answer.data.series.map(toSeriesNow)
  if (series.every(({ latest }) => latest === undefined))
    return { ending: 'none', why: texts.nothing(county), metas }
  return withData({ county, series, notes, caveats }, metas)
}

function toSeriesNow(series: LaborSeries): SeriesNow {
  const figures = series.observations.flatMap(toFigure)
  const [latest] = figures
  if (!latest) return { series }
  const before = figures.find(({ at }) => at.kind === latest.at.kind && at.month === latest.at.month - 12)
  const { at: _, ...figure } = latest
  return { series, latest: figure, ...(before ? { yearBefore: toPlain(before) } : {}) }
}

function toFigure(observation: SeriesObservation) {
  const { value, published, footnotes } = observation
  const at = periodOf(observation)
  if (!at || value === null) return []
  const preliminary = footnotes.some(({ code }) => code === 'P')
  return [{ at, period: formatPeriod(at), value, published, preliminary }]
}

const toPlain = ({ period, value, published }: Figure): Figure => ({ period, value, published })

const columnsOf = (): DataTableColumn<SeriesNow>[] => [
  {
    id: 'series',
    label: texts.columns.series,
    rowHeader: true,
    cell: ({ series: { name, unit } }) => (
      <>
        <AgencyWords text={name} />
        {unit && (
          <span className="block font-normal text-muted">
            <AgencyWords text={unit} />
          </span>
        )}
      </>
    ),
  },
  {
    id: 'latest',
    label: texts.columns.latest,
    numeric: true,
    cell: ({ latest }) => (
      <Value figure={latest} note={latest?.preliminary ? texts.preliminary : undefined} />
    ),
  },
  {
    id: 'before',
    label: texts.columns.before,
    numeric: true,
    cell: ({ yearBefore }) => <Value figure={yearBefore} />,
  },
]

function LaborBody({ data: { county, series } }: PanelBodyProps<LaborData>) {
  return (
    <DataTable
      id="labor-figures"
      caption={texts.caption(county)}
      columns={columnsOf()}
      rows={series}
      rowKey={({ series: { seriesId } }) => seriesId}
    />
  )
}

function Value({ figure, note }: { figure: Figure | undefined; note?: string | undefined }) {
  if (!figure) return <span className="text-muted">{texts.unpublished}</span>
  return (
    <>
      {figure.published ? withMinus(figure.published) : formatNumber(figure.value)}
      <span className="block text-sm text-muted">{[figure.period, note].filter(Boolean).join(', ')}</span>
    </>
  )
}
