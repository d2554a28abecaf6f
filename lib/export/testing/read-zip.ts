import { inflateRawSync } from 'node:zlib'

const endOfDirectory = 0x06054b50
const deflated = 8

export function readZip(bytes: Uint8Array): Map<string, string> {
  const archive = Buffer.from(bytes)
  const end = archive.length - 22
  if (archive.readUInt32LE(end) !== endOfDirectory) throw new Error('Not a ZIP archive without comment')
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let n = archive.readUInt16LE(end + 10); n > 0; n--) {
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    files.set(name, readEntry(archive, at))
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}

function readEntry(archive: Buffer, at: number): string {
  const local = archive.readUInt32LE(at + 42)
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  const data = archive.subarray(start, start + archive.readUInt32LE(at + 20))
  return (archive.readUInt16LE(at + 10) === deflated ? inflateRawSync(data) : data).toString('utf8')
}
