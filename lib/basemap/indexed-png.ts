import { Buffer } from 'node:buffer'
import { deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** A square picture: one palette index per pixel, three bytes of colour per palette entry. */
export function writeIndexedPng(
  size: number,
  pixels: Uint8Array,
  palette: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // Eight bits a pixel, by palette; no interlacing.
  header.set([8, 3, 0, 0, 0], 8)
  const rows = Buffer.alloc(size * (size + 1))
  for (let row = 0; row < size; row += 1) {
    rows.set(pixels.subarray(row * size, (row + 1) * size), row * (size + 1) + 1)
  }
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunkOf('IHDR', header),
      chunkOf('PLTE', palette),
      chunkOf('IDAT', deflateSync(rows, { level: 1 })),
      chunkOf('IEND', new Uint8Array()),
    ]),
  )
}

function chunkOf(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  chunk.set(data, 8)
  chunk.writeUInt32BE(crcOf(chunk.subarray(4, data.length + 8)), data.length + 8)
  return chunk
}

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}
