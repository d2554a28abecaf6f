import type { ExportDocument } from './document'

export const sampleStatement = 'Sample data: made up for demonstration, not taken from any official record.'

/** The document's caveats; that the data is made up comes before all others. */
export function listCaveats({ sample, caveats }: Pick<ExportDocument, 'sample' | 'caveats'>): string[] {
  return sample ? [sampleStatement, ...caveats] : [...caveats]
}

/** What must be read beside the rows, of each part with its name. */
export function listNotes({ table, parts = [] }: Pick<ExportDocument, 'table' | 'parts'>): string[] {
  return [...table.notes, ...parts.flatMap((part) => part.table.notes.map((note) => `${part.name}: ${note}`))]
}
