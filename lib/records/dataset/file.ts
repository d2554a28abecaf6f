import type { ExportTable } from '@/lib/export/table'
import { type Dataset, type DatasetColumn, dataset, datasetColumn } from './fields'

interface Found {
  datasets: readonly Dataset[]
  truncated: boolean
  caveats: readonly string[]
}

export const datasetTable = ({ datasets, truncated, caveats }: Found): ExportTable => ({
  columns: [...dataset.columns],
  rows: datasets.map((each) => ({ cells: dataset.cells(each) })),
  notes: [...(truncated ? ['There are more datasets than these.'] : []), ...caveats],
})

interface Schema {
  columns: readonly DatasetColumn[]
  withheldFields: readonly string[]
  caveats: readonly string[]
}

export const datasetColumnTable = ({ columns, withheldFields, caveats }: Schema): ExportTable => ({
  columns: [...datasetColumn.columns],
  rows: columns.map((each) => ({ cells: datasetColumn.cells(each) })),
  notes: [...(withheldFields.length > 0 ? [`Withheld: ${withheldFields.join(', ')}.`] : []), ...caveats],
})
