import type { Read } from '@/app/data'
import { periodOf, type SeriesObservation, sayPeriod } from '@/app/periods'
import { pageNow } from '@/app/reading-scope'
import { countySeriesId } from '@/connectors/federal-labor-stats/describe-series'
import type { LoadedSeries } from '@/connectors/federal-labor-stats/load-series'
import type { Place } from '../place'
import { foundEnding, type Outcome } from './outcome'
import { failed } from './settle'
import { type County, findCounty } from './whereabouts'

interface Figure {
  /** "Aug 2026". */
  period: string
  value: number
  published: string | null
}

export interface SeriesNow {
  series: LoadedSeries
  latest?: Figure & { preliminary: boolean }
  /** Twelve months before the latest, where the source has it. */
  yearBefore?: Figure
}

export interface LaborData {
  county: County
  /** The county's unemployment rate first, then what concerns property in the whole country. */
  series: SeriesNow[]
  notes: string[]
  caveats: string[]
}

const texts = {
  request:
    'Unemployment in the county, beside building costs and rent in the whole country. The source answers few questions a day, so it is asked only when you want it.',
  outside: 'The source publishes figures by county, and this point lies in no county of the United States.',
  nothing: (county: County) => `The source publishes no series of ${county.name}, ${county.state}.`,
}

/** Unemployment, the price of building and of rent in the whole country. */
const national = ['LNS14000000', 'WPUSI012011', 'CUUR0000SEHA'] as const
/** The latest month can lie in the year before, and so does the one to compare it with. */
const YEARS_BACK = 2

export async function readLabor(
  place: Place,
  read: Read,
  { series: isAsked }: { series: boolean },
): Promise<Outcome<LaborData>> {
  if (place.states.length === 0) return { ending: 'not-covered', why: texts.outside, metas: [] }
  if (!isAsked) return { ending: 'on-request', why: texts.request }
  const found = await findCounty(place, read)
  if (found.kind === 'problem') return failed(found.problem)
  if (found.kind === 'none') return { ending: 'not-covered', why: texts.outside, metas: [found.meta] }
  const { county } = found
  const endYear = pageNow().getUTCFullYear()
  const seriesIds = [countySeriesId(county.fips, '03'), ...national]
  const question = { seriesIds, startYear: endYear - YEARS_BACK, endYear }
  const answer = await read('federal-labor-stats', 'getMultipleSeries', question)
  if (!answer.ok) return failed(answer.error)
  const metas = [answer.meta]
  const { notes, caveats } = answer.data
  const series = answer.data.series.map(toSeriesNow)
  if (series.every(({ latest }) => latest === undefined))
    return { ending: 'none', why: texts.nothing(county), metas }
  return { ending: foundEnding(metas), data: { county, series, notes, caveats }, metas }
}

function toSeriesNow(series: LoadedSeries): SeriesNow {
  const figures = series.observations.flatMap(toFigure)
  const [latest] = figures
  if (!latest) return { series }
  const before = figures.find(({ at }) => at.kind === latest.at.kind && at.month === latest.at.month - 12)
  const { at: _, ...figure } = latest
  return { series, latest: figure, ...(before ? { yearBefore: toPlain(before) } : {}) }
}

/** An average of a year, and a period without a value, is no figure to compare. */
function toFigure(observation: SeriesObservation) {
  const { value, published, footnotes } = observation
  const at = periodOf(observation)
  if (!at || value === null) return []
  const preliminary = footnotes.some(({ code }) => code === 'P')
  return [{ at, period: sayPeriod(at), value, published, preliminary }]
}

const toPlain = ({ period, value, published }: Figure): Figure => ({ period, value, published })
