import type { ExportTable } from '@/lib/export/table'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { type Dataset, type DatasetColumn, dataset, datasetColumn } from './fields'

const texts = defineSentences('dataset.file', {
  more: 'There are more datasets than these.',
  withheld: 'Withheld: {fields}.',
})

interface DatasetPage {
  datasets: readonly Dataset[]
  truncated: boolean
  caveats: readonly string[]
}

export const datasetTable = ({ datasets, truncated, caveats }: DatasetPage): ExportTable =>
  dataset.table(datasets, [...(truncated ? [texts.more] : []), ...caveats])

interface Schema {
  columns: readonly DatasetColumn[]
  withheldFields: readonly string[]
  caveats: readonly string[]
}

export const datasetColumnTable = ({ columns, withheldFields, caveats }: Schema): ExportTable =>
  datasetColumn.table(columns, [
    ...(withheldFields.length > 0 ? [texts.withheld({ fields: withheldFields.join(', ') })] : []),
    ...caveats,
  ])
