import {
  EncryptedPDFError,
  type PDFDocument,
  type PDFImage,
  type PDFPage,
  PDFDocument as Pdf,
} from '@cantoo/pdf-lib'
import type { ChosenFile } from './chosen-files'
import { readJpeg } from './read-jpeg'
import { readPng } from './read-png'

export type Prepared =
  | { kind: 'photo'; name: string; image: PDFImage; orientation: number }
  | { kind: 'pages'; name: string; pages: PDFPage[] }

/** What a phone can hold: a PNG is unpacked to be put in, a JPEG is put in as it is. */
const MOST_PIXELS = { jpeg: 110_000_000, png: 30_000_000 }

const reasons = {
  locked: 'It is locked. Open it, print it to a new PDF without a password, and choose that.',
  broken: 'It is broken or not complete. Open it to see whether it is whole, and save it again.',
  huge: 'The picture has too many pixels. Save a smaller copy and choose that.',
}

/** Ready to become pages of the packet, or the reason why it cannot. */
export async function prepareFile(doc: PDFDocument, chosen: ChosenFile): Promise<Prepared | string> {
  const { file, kind } = chosen
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (kind === 'pdf') return await preparePages(doc, file.name, bytes)
    return await preparePhoto(doc, kind, file.name, bytes)
  } catch (error) {
    return error instanceof EncryptedPDFError ? reasons.locked : reasons.broken
  }
}

async function preparePages(doc: PDFDocument, name: string, bytes: Uint8Array): Promise<Prepared | string> {
  const source = await Pdf.load(bytes, { updateMetadata: false })
  const numbers = source.getPageIndices()
  // A file that was cut off is read as one without pages.
  if (numbers.length === 0) return reasons.broken
  return { kind: 'pages', name, pages: await doc.copyPages(source, numbers) }
}

async function preparePhoto(
  doc: PDFDocument,
  kind: 'jpeg' | 'png',
  name: string,
  bytes: Uint8Array,
): Promise<Prepared | string> {
  const jpeg = kind === 'jpeg' ? readJpeg(bytes) : undefined
  const size = jpeg ?? (kind === 'png' ? readPng(bytes) : undefined)
  if (!size) return reasons.broken
  if (size.width * size.height > MOST_PIXELS[kind]) return reasons.huge
  const image = jpeg ? await doc.embedJpg(jpeg.bytes) : await doc.embedPng(bytes)
  return { kind: 'photo', name, image, orientation: jpeg?.orientation ?? 1 }
}
