import type { CleanupAnswer } from '@/connectors/federal-cleanup/public'
import type { DocumentPart } from '@/lib/export/document'
import type { ExportTable, Rows } from '@/lib/export/table'
import { cleanupBoundary } from '@/lib/records/cleanup-site/boundary'
import { searchedList } from '@/lib/records/cleanup-site/searched-list'
import type { ReviewBoundaries } from '../boundaries/fetch-boundaries'
import { equation, methodLines } from './method-lines'

const texts = {
  sites: 'Sites',
  lists: 'Lists',
  boundaries: 'Boundaries',
  method: 'Method',
  subject: 'Subject',
  words: 'In words',
}

export const reviewParts = (
  answer: CleanupAnswer,
  start: string,
  sites: ExportTable<Rows>,
  { boundaries, lines, why, caveats }: ReviewBoundaries,
): DocumentPart[] => [
  { name: texts.sites, table: { ...sites, notes: [] } },
  { name: texts.lists, table: searchedList.table(answer.lists, [equation]) },
  {
    name: texts.boundaries,
    table: cleanupBoundary.table(boundaries, [...(why ? [why] : lines), ...caveats]),
  },
  { name: texts.method, table: methodTable(answer, start) },
]

const methodTable = (answer: CleanupAnswer, start: string): ExportTable => ({
  columns: [
    { key: 'subject', label: texts.subject, type: 'text' },
    { key: 'words', label: texts.words, type: 'text' },
  ],
  rows: methodLines(answer, start).map(([subject, words]) => ({ cells: { subject, words } })),
  notes: [],
})
