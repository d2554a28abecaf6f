import type { ExportFormat } from './format'
import { listCaveats } from './provenance'
import { writeJson } from './write-json'

/** As deep as a row of a part's table lies. */
const depth = 5

/** The document as it is, for programs. */
export const json = {
  id: 'json',
  label: 'JSON',
  extension: 'json',
  contentType: 'application/json',
  render(document) {
    const { title, question, retrievedAt, sample, table, parts, sources } = document
    const { rows, columns, notes } = table
    const caveats = listCaveats(document)
    return writeJson(
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
      { depth, space: 2 },
    )
  },
} satisfies ExportFormat
