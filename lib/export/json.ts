import { type ExportFormat, formatLabel } from './format'
import { listCaveats } from './provenance'
import { writeJson } from './write-json'

const depth = 5

export const json = {
  id: 'json',
  label: formatLabel('json'),
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
