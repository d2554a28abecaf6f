import { EncryptedPDFError, type PDFDocument, type PDFImage, PDFDocument as Pdf } from '@cantoo/pdf-lib'
import { defineTexts } from '@/lib/language/define-texts'
import type { SelectedAttachment } from './chosen-files'
import { type EmbeddedPdfPage, joinBytes, toDrawing } from './draw-page'
import { shrinkPhoto } from './shrink-photo'

export type PacketAttachment =
  | { kind: 'photo'; name: string; image: PDFImage; orientation: number }
  | { kind: 'pages'; name: string; pages: readonly EmbeddedPdfPage[] }

/** Limits for the memory of a phone. The limit for PNG is lower, because a PNG is decoded. */
const MOST_PIXELS = { jpeg: 110_000_000, png: 30_000_000 }

const reasons = defineTexts('pdf.prepare-file', {
  locked: 'It is locked. Open it, print it to a new PDF without a password, and choose that.',
  broken: 'It is damaged or incomplete. Open it to check it, and save it again.',
  huge: 'The picture has too many pixels. Save a smaller copy and choose that.',
})

export async function prepareFile(
  doc: PDFDocument,
  attachment: SelectedAttachment,
): Promise<PacketAttachment | string> {
  const { file, kind } = attachment
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (kind === 'pdf') return await preparePages(doc, file.name, bytes)
    return await preparePhoto(doc, kind, file.name, bytes)
  } catch (error) {
    return error instanceof EncryptedPDFError ? reasons.locked : reasons.broken
  }
}

async function preparePages(
  doc: PDFDocument,
  name: string,
  bytes: Uint8Array,
): Promise<PacketAttachment | string> {
  const source = await Pdf.load(bytes, { updateMetadata: false })
  const numbers = source.getPageIndices()
  // A truncated file parses as a document without pages.
  if (numbers.length === 0) return reasons.broken
  const copies = await doc.copyPages(source, numbers)
  return { kind: 'pages', name, pages: copies.map(toDrawing) }
}

async function preparePhoto(
  doc: PDFDocument,
  kind: 'jpeg' | 'png',
  name: string,
  bytes: Uint8Array,
): Promise<PacketAttachment | string> {
  const jpeg = kind === 'jpeg' ? readJpeg(bytes) : undefined
  const size = jpeg ?? (kind === 'png' ? readPng(bytes) : undefined)
  if (!size) return reasons.broken
  if (size.width * size.height > MOST_PIXELS[kind]) return reasons.huge
  const smaller = jpeg && (await shrinkPhoto(jpeg))
  const image = jpeg ? await doc.embedJpg((smaller ?? jpeg).bytes) : await doc.embedPng(bytes)
  return { kind: 'photo', name, image, orientation: jpeg?.orientation ?? 1 }
}

const START = 8
const HEADER = 0x49484452
const END = 0x49454e44

function readPng(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 33 || view.getUint32(12) !== HEADER) return undefined
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  for (let at = START; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === END) return size.width > 0 && size.height > 0 ? size : undefined
  }
  return undefined
}

interface Jpeg {
  width: number
  height: number
  orientation: number
  bytes: Uint8Array<ArrayBuffer>
}

const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0]
const JPEG_END = 0xd9
const SCAN = 0xda
/**
 * JPEG markers of Exif, XMP, IPTC, Photoshop data and comments. They can contain the place, time, device and
 * photographer.
 */
const notes = new Set([0xe1, 0xed, 0xfe])

/**
 * Removes metadata, because a photo for a public hearing must not reveal the coordinates of a home. Returns
 * undefined for an incomplete JPEG.
 */
function readJpeg(bytes: Uint8Array): Jpeg | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = [bytes.subarray(0, 2)]
  let size: { width: number; height: number } | undefined
  let orientation = 1
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === JPEG_END) break
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = view.getUint16(at + 2)
    const next = marker === SCAN ? endOfScan(bytes, at + 2 + length) : at + 2 + length
    const segment = bytes.subarray(at, next)
    if (isFrame(marker) && at + 9 <= bytes.length)
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (EXIF.every((code, index) => bytes[at + 4 + index] === code))
      orientation = readOrientation(segment.subarray(10)) ?? orientation
    if (!notes.has(marker)) parts.push(segment)
    at = next
  }
  const isWhole = bytes[at] === 0xff && bytes[at + 1] === JPEG_END
  if (!size || !isWhole || size.width === 0 || size.height === 0) return undefined
  return { ...size, orientation, bytes: joinBytes([...parts, bytes.subarray(at, at + 2)]) }
}

/** Returns true for a start-of-frame marker. The excluded numbers are the markers DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function endOfScan(bytes: Uint8Array, start: number): number {
  let at = bytes.indexOf(0xff, start)
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return bytes.length
}

function readOrientation(tiff: Uint8Array): number | undefined {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const isLittle = tiff[0] === 0x49
  const read16 = (at: number) => (at + 2 <= tiff.length ? view.getUint16(at, isLittle) : 0)
  const directory = tiff.length >= 8 ? view.getUint32(4, isLittle) : tiff.length
  for (let entry = 0; entry < read16(directory); entry += 1) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.length) return undefined
    if (read16(at) !== 0x0112) continue
    const value = read16(at + 8)
    return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}
