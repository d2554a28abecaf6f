import { deflateSync } from 'node:zlib'
import { degrees, PDFDocument, PDFName, PDFOperator, PDFOperatorNames, StandardFonts } from '@cantoo/pdf-lib'

const COORDINATES = 'GPS 41.8781 N 87.6298 W'

const join = (...parts: (readonly number[] | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const number16 = (value: number) => [value >> 8, value & 0xff]
const number32 = (value: number) => [...number16(value >>> 16), ...number16(value & 0xffff)]

const segment = (marker: number, body: readonly number[]) => [
  0xff,
  marker,
  ...number16(body.length + 2),
  ...body,
]

export function jpegOf(width: number, height: number, orientation = 1): Uint8Array<ArrayBuffer> {
  const entry = [...number16(0x0112), ...number16(3), ...number32(1), ...number16(orientation), 0, 0]
  const tiff = [...ascii('MM'), ...number16(42), ...number32(8), ...number16(1), ...entry, ...number32(0)]
  return join(
    [0xff, 0xd8],
    segment(0xe1, [...ascii('Exif'), 0, 0, ...tiff, ...ascii(COORDINATES)]),
    segment(0xc0, [8, ...number16(height), ...number16(width), 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]),
    segment(0xc4, [0, 0xff, 0xd9, 0]),
    segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
    [0x12, 0xff, 0x00, 0xd9, 0xff, 0xd0, 0x34],
    [0xff, 0xd9],
    ascii(COORDINATES),
  )
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) =>
  Array.from({ length: 8 }).reduce<number>((crc) => (crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1), byte),
)

function pngChunk(type: string, body: Uint8Array | readonly number[]): number[] {
  const checked = [...ascii(type), ...body]
  const crc = checked.reduce((sum, byte) => (CRC[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8), 0xffffffff)
  return [...number32(body.length), ...checked, ...number32(~crc >>> 0)]
}

export function pngOf(width: number, height: number, claimed = { width, height }): Uint8Array<ArrayBuffer> {
  const rows = Array.from({ length: height }, () => [0, ...Array.from({ length: width * 3 }, () => 120)])
  return join(
    [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a],
    pngChunk('IHDR', [...number32(claimed.width), ...number32(claimed.height), 8, 2, 0, 0, 0]),
    pngChunk('IDAT', deflateSync(Uint8Array.from(rows.flat()))),
    pngChunk('IEND', []),
  )
}

export async function pdfOf(
  pages: number,
  { password, turned = 0, isTagged = false }: { password?: string; turned?: number; isTagged?: boolean } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = await PDFDocument.create()
  const font = await doc.embedFont(StandardFonts.TimesRoman)
  for (let page = 1; page <= pages; page += 1) {
    const added = doc.addPage([300, 500])
    added.setRotation(degrees(turned))
    if (isTagged) {
      added.node.set(PDFName.of('StructParents'), doc.context.obj(page - 1))
      added.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, ['/P', '<</MCID 0>>']))
    }
    added.drawText(`estimate ${page}`, { font, x: 20, y: 400, size: 12 })
    if (isTagged) added.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
  }
  if (password) doc.encrypt({ userPassword: password, ownerPassword: password })
  return new Uint8Array(await doc.save())
}

export const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer>): File => new File([bytes], name)
export { COORDINATES }
