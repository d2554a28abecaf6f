import { listCaveats } from './caveats'
import type { ExportFormat } from './format'

/** The document as it is, for programs. */
export const json = {
  id: 'json',
  label: 'JSON',
  extension: 'json',
  contentType: 'application/json',
  async render(document) {
    const { title, question, retrievedAt, sample, table, parts, sources } = document
    const { rows, columns, notes } = table
    const caveats = listCaveats(document)
    return JSON.stringify(
      {
        title,
        question,
        retrievedAt,
        sample,
        ...(parts ? { parts } : { rows, columns }),
        sources,
        caveats,
        notes,
      },
      null,
      2,
    )
  },
} satisfies ExportFormat
