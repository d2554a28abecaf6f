import { defineSentences } from '@/lib/sentences/define-sentences'
import type { ExportDocument } from '../document'
import { lastingFields, listCaveats, listNotes } from '../provenance'

const texts = defineSentences('export.metadata', {
  question: 'Question, {label}: {value}',
  source: 'Source, {label}: {value}',
  unplaced: { one: '{count, number} row has no position.', other: '{count, number} rows have no position.' },
})

/** Omits fields such as the age of an answer, so that equal answers give equal files. */
export const metadataOf = (document: ExportDocument) => ({
  title: document.title,
  question: document.question,
  retrievedAt: document.retrievedAt,
  sample: document.sample,
  sources: document.sources.map((source) =>
    Object.fromEntries(
      lastingFields.flatMap(({ field }) => (source[field] === undefined ? [] : [[field, source[field]]])),
    ),
  ),
  caveats: listCaveats(document),
  notes: listNotes(document),
})

const described = ['source', 'publisher', 'dated', 'retrievedAt', 'attribution', 'licence'] as const

export function describeDocument(
  document: ExportDocument,
  notes: readonly string[],
  unplaced: number,
): string[] {
  const { title, question, sources } = document
  const fields = lastingFields.filter(({ field }) => described.some((each) => each === field))
  return [
    title,
    ...Object.entries(question).map(([label, value]) => texts.question({ label, value })),
    ...(unplaced > 0 ? [texts.unplaced({ count: unplaced })] : []),
    ...sources.flatMap((source) =>
      fields.flatMap(({ field, label }) =>
        source[field] ? [texts.source({ label, value: String(source[field]) })] : [],
      ),
    ),
    ...listCaveats(document),
    ...notes,
  ]
}
