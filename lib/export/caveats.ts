import type { ExportDocument } from './document'

export const sampleStatement = 'Sample data: made up for demonstration, not taken from any official record.'

/** The document's caveats; that the data is made up comes before all others. */
export function listCaveats({ sample, caveats }: Pick<ExportDocument, 'sample' | 'caveats'>): string[] {
  return sample ? [sampleStatement, ...caveats] : [...caveats]
}
