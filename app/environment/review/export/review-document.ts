import type { CleanupSearchResult } from '@/connectors/federal-cleanup/public'
import type { Meta } from '@/lib/connector/result'
import type { ExportDocument, ExportDocumentTable } from '@/lib/export/document'
import type { ExportRows, ExportTable } from '@/lib/export/table'
import { originOf } from '@/lib/provenance/origin-of'
import { cleanupBoundary } from '@/lib/records/cleanup-site/boundary'
import { writeOutline } from '@/lib/records/cleanup-site/read-outline'
import { searchedList } from '@/lib/records/cleanup-site/searched-list'
import type { ReviewBoundaries } from '../boundaries/fetch-boundaries'
import type { ReviewPermits } from '../permits/fetch-permits'
import { permitListTable, permitTable } from '../permits/permit-tables'
import { type ReviewUrlParams, reviewUrl } from '../url'
import { methodLines, methodTexts } from './method-lines'

const texts = {
  sites: 'Sites',
  lists: 'Lists',
  boundaries: 'Boundaries',
  permitLists: 'Permit lists',
  permits: 'Permits',
  method: 'Method',
  subject: 'Subject',
  words: 'In words',
  sameBytes:
    'Age and cache state are left empty, so that the same answers give the same file. Each source has its time of retrieval.',
}

/**
 * A link has the corners in a compact code. The file writes them in degrees, so that people can read them.
 */
export const reviewQuestion = (url: ReviewUrlParams): Record<string, string> => ({
  ...Object.fromEntries(reviewUrl.toQuery(url)),
  ...(url.outline ? { outline: writeOutline(url.outline) } : {}),
})

/** Values that change with the clock are omitted, so that equal results give equal bytes. */
export const toReviewFile = (
  document: ExportDocument,
  metas: readonly Meta[],
  parts: ExportDocumentTable[],
): ExportDocument => ({
  ...document,
  table: { ...document.table, notes: [texts.sameBytes, ...document.table.notes] },
  sources: [...document.sources, ...metas.map((meta) => originOf(meta))].map((source) => ({
    ...source,
    ageSeconds: null,
    state: null,
  })),
  parts,
})

export const reviewParts = (
  answer: CleanupSearchResult,
  start: string,
  sites: ExportTable<ExportRows>,
  { boundaries, lines, why, caveats }: ReviewBoundaries,
  permits: ReviewPermits,
): ExportDocumentTable[] => [
  { name: texts.sites, table: { ...sites, notes: [] } },
  { name: texts.lists, table: searchedList.table(answer.lists, [methodTexts.equation]) },
  {
    name: texts.boundaries,
    table: cleanupBoundary.table(boundaries, [...(why ? [why] : lines), ...caveats]),
  },
  { name: texts.permitLists, table: permitListTable(permits) },
  { name: texts.permits, table: permitTable(permits) },
  { name: texts.method, table: methodTable(answer, start) },
]

const methodTable = (answer: CleanupSearchResult, start: string): ExportTable => ({
  columns: [
    { key: 'subject', label: texts.subject, type: 'text' },
    { key: 'words', label: texts.words, type: 'text' },
  ],
  rows: methodLines(answer, start).map(([subject, words]) => ({ cells: { subject, words } })),
  notes: [],
})
