import {
  decimalsOf,
  isDashed,
  isUnpublished,
  periodsOf,
  type SimulatedSeriesPeriod,
  surveyOf,
  valueAt,
} from './series'

interface Options {
  isRegistered: boolean
  catalog?: boolean
  calculations?: boolean
  annualaverage?: boolean
  from: number
  to: number
  now: Date
}

export function writeSeries(id: string, options: Options): object {
  const { isRegistered, from, to, now } = options
  const survey = surveyOf(id)
  const newest = periodsOf(id, now.getUTCFullYear() - 1, now.getUTCFullYear(), now)[0]
  const periods = periodsOf(id, from, to, now).filter(({ month }) => !isUnpublished(id, month))
  const withAverages = isRegistered && options.annualaverage && survey?.hasAnnualAverages
  const data = periods.flatMap((period) => [
    ...(withAverages && period.period === 'M12' ? [writeAverage(id, period.year)] : []),
    writeObservation(id, period, newest, isRegistered && Boolean(options.calculations)),
  ])
  return {
    seriesID: id,
    ...(isRegistered && options.catalog && survey && !id.startsWith('JT')
      ? { catalog: writeCatalog(id, survey.name) }
      : {}),
    data,
  }
}

function writeObservation(
  id: string,
  { year, period, periodName, month }: SimulatedSeriesPeriod,
  newest: SimulatedSeriesPeriod | undefined,
  withCalculations: boolean,
): object {
  const isNew = newest !== undefined && month > newest.month - 2 && /^(CE|WP|PC|JT|LA)/.test(id)
  const isMissing = isDashed(id, month)
  return {
    year: String(year),
    period,
    periodName,
    ...(newest?.month === month ? { latest: 'true' } : {}),
    value: isMissing ? '-' : valueAt(id, month).toFixed(decimalsOf(id)),
    footnotes: isMissing
      ? [{ code: 'X', text: 'Not collected for this month.' }]
      : isNew
        ? [{ code: 'P', text: 'Preliminary.' }]
        : [{}],
    ...(withCalculations && !isMissing ? { calculations: writeChanges(id, month) } : {}),
  }
}

function writeAverage(id: string, year: number): object {
  const values = Array.from({ length: 12 }, (_, index) => valueAt(id, year * 12 + index))
  const average = values.reduce((sum, value) => sum + value, 0) / 12
  return {
    year: String(year),
    period: 'M13',
    periodName: 'Annual',
    value: average.toFixed(decimalsOf(id)),
    footnotes: [{}],
  }
}

function writeChanges(id: string, month: number): object {
  const survey = surveyOf(id)
  const spans = [1, 3, 6, 12].filter((span) => !isDashed(id, month - span))
  const of = (change: (before: number, after: number) => string) =>
    Object.fromEntries(spans.map((span) => [span, change(valueAt(id, month - span), valueAt(id, month))]))
  return {
    ...(survey?.allowsNetChange
      ? { net_changes: of((before, after) => (after - before).toFixed(decimalsOf(id))) }
      : {}),
    pct_changes: of((before, after) => ((after / before - 1) * 100).toFixed(1)),
  }
}

function writeCatalog(id: string, name: string): object {
  return {
    series_title: `Sample series ${id}`,
    series_id: id,
    seasonality: id[2] === 'S' ? 'Seasonally Adjusted' : 'Not Seasonally Adjusted',
    survey_name: name,
    survey_abbreviation: id.slice(0, 2),
    measure_data_type: 'Quill index',
    area: 'Inkwell area',
  }
}
