import type { Column, Table } from '@/lib/export/table'
import { formatNumber } from '@/lib/format'
import type { FoundDocument } from './documents'

const columns: Column[] = [
  { key: 'documentNumber', label: 'Document number', type: 'text' },
  { key: 'title', label: 'Title', type: 'text' },
  { key: 'type', label: 'Type', type: 'text' },
  { key: 'agencies', label: 'Agencies', type: 'text' },
  { key: 'publicationDate', label: 'Published', type: 'date' },
  { key: 'action', label: 'Action', type: 'text' },
  { key: 'effectiveDate', label: 'Effective', type: 'date' },
  { key: 'commentsCloseDate', label: 'Comments close', type: 'date' },
  { key: 'docketIds', label: 'Dockets', type: 'text' },
  { key: 'abstract', label: 'Abstract', type: 'text' },
  { key: 'officialUrl', label: 'Page at the Federal Register', type: 'link' },
  { key: 'pdfUrl', label: 'Official PDF', type: 'link' },
]

/** The rows of one page, and how many there are in all. */
export function documentTable(
  documents: readonly FoundDocument[],
  notes: readonly string[],
  { total, totalIsMinimum }: { total: number; totalIsMinimum: boolean },
): Table {
  const all = `${formatNumber(total)}${totalIsMinimum ? ' or more' : ''}`
  const count = `${formatNumber(documents.length)} of ${all} documents that match.`
  return toDocumentTable(documents, [count, ...notes])
}

export function toDocumentTable(
  documents: readonly Omit<FoundDocument, 'excerpt' | 'excerptMatches'>[],
  notes: readonly string[],
): Table {
  return {
    columns,
    rows: documents.map((document) => ({
      cells: {
        documentNumber: document.documentNumber,
        title: document.title,
        type: document.type,
        agencies: document.agencies.map(({ name }) => name).join('; '),
        publicationDate: document.publicationDate,
        action: document.action,
        effectiveDate: document.effectiveDate,
        commentsCloseDate: document.commentsCloseDate,
        docketIds: document.docketIds.join('; '),
        abstract: document.abstract,
        officialUrl: document.officialUrl,
        pdfUrl: document.pdfUrl,
      },
    })),
    notes: [...notes],
  }
}
