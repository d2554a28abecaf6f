import { type CalendarPeriod, formatPeriod, periodOf, type SeriesObservation } from '@/app/_lib/periods'
import {
  countySeriesId,
  type LaborSeries,
  type LocalMeasure,
  localMeasures,
  stateSeriesId,
} from '@/connectors/federal-labor-stats/public'
import { formatMonth, formatNumber, withMinus } from '@/lib/format'
import { countyByFips, formatCounty, stateOfFips } from '@/lib/geography/counties'
import { stateByCode } from '@/lib/geography/states'
import { lowerFirst } from '@/lib/upper-first'
import type { CountyOption } from './find-county'

export interface CountyMeasure {
  id: string
  name: string
  place: string
  /** Ids of the chart that shows this series. They share one unit and one base. */
  chart: readonly string[]
}

const US = 'United States'
const CITIES = 'U.S. city average'

const pay = ['CES2000000003', 'CES2000000008']
const people: readonly LocalMeasure[] = ['06', '05', '04']

/** Index series have a chart each, because their base periods can differ. */
const prices = {
  CUUR0000SEHA: ['Rent of primary residence', CITIES],
  WPUSI012011: ['Construction materials, producer prices', US],
  WPUIP2311001: ['Inputs to residential construction, goods', US],
  WPU081: ['Lumber, producer prices', US],
  WPU101: ['Iron and steel, producer prices', US],
  WPU1321: ['Sand, gravel and stone, producer prices', US],
} as const

export const constructionPrices = Object.keys(prices).filter((id) => id.startsWith('WPU'))

/** The name of a county that is newer than our list already ends with its kind. */
export const nameCounty = ({ fips, name, state }: CountyOption): string =>
  `${countyByFips(fips) ? formatCounty(fips, name) : name}, ${state}`

export const unemploymentIds = (fips: string): readonly string[] => [
  countySeriesId(fips, '03'),
  stateSeriesId(fips.slice(0, 2), '03'),
  'LNS14000000',
]

export function measuresOf(county: CountyOption): CountyMeasure[] {
  const { fips } = county
  const own = nameCounty(county)
  const rates = unemploymentIds(fips)
  const counts = people.map((measure) => countySeriesId(fips, measure))
  const state = stateByCode(stateOfFips(fips) ?? '')?.name ?? county.state
  return [
    ...rates.map((id, index) => ({
      id,
      name: localMeasures['03'].name,
      place: [own, state, US][index] ?? '',
      chart: rates,
    })),
    ...people.map((measure) => ({
      id: countySeriesId(fips, measure),
      name: localMeasures[measure].name,
      place: own,
      chart: counts,
    })),
    ...pay.map((id, index) => ({
      id,
      name: `Construction pay, ${index === 0 ? 'all employees' : 'production workers'}`,
      place: US,
      chart: pay,
    })),
    ...Object.entries(prices).map(([id, [name, place]]) => ({ id, name, place, chart: [id] })),
  ]
}

export interface CountyFigure extends CountyMeasure {
  series: Pick<LaborSeries, 'unit' | 'seasonality'> | undefined
  latest: { value: string; month: string; note: string } | undefined
  before: string | undefined
  change: string | undefined
}

type SeriesValues = Pick<LaborSeries, 'seriesId' | 'unit' | 'seasonality' | 'observations'>

export function toFigure(measure: CountyMeasure, all: readonly SeriesValues[]): CountyFigure {
  const series = all.find(({ seriesId }) => seriesId === measure.id)
  const newest = series && newestOf(series.observations)
  if (!series || !newest)
    return { ...measure, series, latest: undefined, before: undefined, change: undefined }
  const { period, observation } = newest
  const { unit } = series
  const yearAgo = series.observations.find((each) => {
    const at = periodOf(each)
    return at?.kind === period.kind && at.month === period.month - 12
  })
  return {
    ...measure,
    series,
    latest: {
      value: formatFigure(observation, unit),
      month: nameMonth(period),
      note: observation.footnotes.map(({ text }) => lowerFirst(text.replace(/\.$/, ''))).join(', '),
    },
    before: yearAgo && yearAgo.value !== null ? formatFigure(yearAgo, unit) : undefined,
    change: yearAgo && describeChange(yearAgo, observation, unit),
  }
}

function newestOf(observations: readonly SeriesObservation[]) {
  for (const observation of observations) {
    const period = periodOf(observation)
    if (period && observation.value !== null) return { period, observation }
  }
  return undefined
}

const nameMonth = (period: CalendarPeriod): string =>
  period.kind === 'M'
    ? formatMonth(new Date(Date.UTC(Math.floor(period.month / 12), period.month % 12)).toISOString(), 'long')
    : formatPeriod(period)

type Figure = Pick<SeriesObservation, 'value' | 'published'>

export function formatFigure({ value, published }: Figure, unit: string | null): string {
  const text = withMinus(published ?? String(value))
  switch (unit) {
    case 'percent':
      return `${text} percent`
    case 'dollars an hour':
      return `$${text} an hour`
    case 'index':
      return `index ${text}`
    default:
      return `${formatNumber(value ?? 0)} ${unit ?? ''}`.trim()
  }
}

/** A rate changes by percentage points, and every other figure by percent. */
export function describeChange(before: Figure, now: Figure, unit: string | null): string | undefined {
  if (before.value === null || now.value === null) return undefined
  const isRate = unit === 'percent'
  if (!isRate && before.value <= 0) return undefined
  const change = isRate ? now.value - before.value : (now.value / before.value - 1) * 100
  const size = Math.abs(Number(change.toFixed(1)))
  if (size === 0) return 'no change'
  const figure = formatNumber(size, 1)
  return `${change > 0 ? 'up' : 'down'} ${figure} ${isRate ? (size === 1 ? 'point' : 'points') : 'percent'}`
}
