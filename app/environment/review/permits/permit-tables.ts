import type { ExportTable } from '@/lib/export/table'
import { facilityTable } from '@/lib/records/facility/file'
import { describeFailures, describePermitSearch, permitTexts, titleOfPermits } from './describe-permits'
import type { ReviewPermitSearch, ReviewPermits } from './fetch-permits'

const texts = {
  list: 'List',
  direction: 'Direction',
  miles: 'Distance searched',
  answer: 'Answer',
  counted: 'Counted by the source in its circle',
  listed: 'Within the distance, listed',
  notLoaded: 'Counted and not listed',
  unplaced: 'Loaded without a position',
  beyond: 'In the circle, beyond the distance',
  twice: 'Counted twice by the source',
  note: 'Limits',
  problem: 'Why it failed',
  equation:
    'The count of the source is the sum of the counts after it. A list that failed has none. The source searches circles only.',
}

export const permitListTable = ({ searches }: ReviewPermits): ExportTable => ({
  columns: [
    { key: 'list', label: texts.list, type: 'text' },
    { key: 'miles', label: texts.miles, type: 'number', unit: 'mi' },
    { key: 'answer', label: texts.answer, type: 'text' },
    { key: 'counted', label: texts.counted, type: 'number' },
    { key: 'listed', label: texts.listed, type: 'number' },
    { key: 'notLoaded', label: texts.notLoaded, type: 'number' },
    { key: 'unplaced', label: texts.unplaced, type: 'number' },
    { key: 'beyond', label: texts.beyond, type: 'number' },
    { key: 'countedTwice', label: texts.twice, type: 'number' },
    { key: 'note', label: texts.note, type: 'text' },
    { key: 'problem', label: texts.problem, type: 'text' },
  ],
  rows: searches.map((search) => ({ cells: cellsOf(search) })),
  notes: [texts.equation],
})

function cellsOf(search: ReviewPermitSearch) {
  const { counted: answer, note, problem } = describePermitSearch(search)
  const counts = search.state === 'failed' ? noCounts : search.counts
  return { list: titleOfPermits(search.list), miles: search.miles, answer, ...counts, note, problem }
}

const noCounts = {
  counted: null,
  listed: null,
  notLoaded: null,
  unplaced: null,
  beyond: null,
  countedTwice: null,
}

export function permitTable({ searches, permits }: ReviewPermits): ExportTable {
  const notes = [permitTexts.lead, ...describeFailures(searches)]
  const table = facilityTable(
    permits.map(({ row, distanceMiles }) => ({ ...row, distanceMiles })),
    notes,
  )
  return {
    ...table,
    columns: [
      { key: 'list', label: texts.list, type: 'text' },
      ...table.columns,
      { key: 'direction', label: texts.direction, type: 'text' },
    ],
    rows: table.rows.map((row, index) => {
      const permit = permits[index]
      const added = {
        list: permit ? titleOfPermits(permit.list) : null,
        direction: permit?.direction ?? null,
      }
      return { ...row, cells: { ...row.cells, ...added } }
    }),
  }
}
