import type { ExportDocument } from '../document'
import type { ExportFormat } from '../format'

export async function renderBytes({ render }: ExportFormat, document: ExportDocument): Promise<Buffer> {
  const rendered = await render(document)
  if (rendered instanceof Uint8Array) return Buffer.from(rendered)
  const pieces: Buffer[] = []
  for (const piece of rendered)
    pieces.push(typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece))
  return Buffer.concat(pieces)
}
