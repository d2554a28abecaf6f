import type { ExportTable } from '@/lib/export/table'
import type { RecordOfKind } from '../define-record'
import { describeMissing } from './describe'
import { observation, type SeriesDescription, series, survey } from './fields'

type LoadedSeries = SeriesDescription &
  Parameters<typeof describeMissing>[0] & { observations: readonly RecordOfKind<typeof observation>[] }

const named = series.pick({ seriesId: 'seriesId', name: 'name', seasonality: 'seasonality' })
const inPeriod = observation.pick({
  year: 'year',
  period: 'period',
  periodName: 'periodName',
  value: 'value',
})
const unit = series.pick({ unit: 'unit' })
const footnotes = observation.pick({ footnotes: 'footnotes' })

export const seriesTable = (all: readonly LoadedSeries[], notes: readonly string[]): ExportTable => ({
  columns: [...named.columns, ...inPeriod.columns, ...unit.columns, ...footnotes.columns],
  rows: all.flatMap((one) =>
    one.observations.map((each) => ({
      cells: {
        ...named.cells(one),
        ...inPeriod.cells(each),
        ...unit.cells(one),
        ...footnotes.cells(each),
      },
    })),
  ),
  notes: [...notes, ...all.flatMap(describeMissing)],
})

export const seriesListTable = (
  all: readonly SeriesDescription[],
  notes: readonly string[],
): ExportTable => ({
  columns: [...named.columns],
  rows: all.map((one) => ({ cells: named.cells(one) })),
  notes: [...notes],
})

export const surveyListTable = (surveys: readonly { abbreviation: string; name: string }[]): ExportTable => ({
  columns: [...survey.columns],
  rows: surveys.map((one) => ({ cells: survey.cells(one) })),
  notes: [],
})
