const END = 0x06054b50
const END_BYTES = 22
const CENTRAL_BYTES = 46

/** January 1, 1980, the earliest day that a ZIP archive can state. */
const FIRST_DAY = (1 << 5) | 1

/**
 * Gives all entries of a ZIP archive the same time, so that equal content gives equal bytes. The archive must
 * have no comment.
 */
export function stampArchive(archive: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const end = archive.byteLength - END_BYTES
  if (view.getUint32(end, true) !== END) throw new Error('Not a ZIP archive without comment')
  const stamp = (at: number) => view.setUint32(at, FIRST_DAY << 16, true)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  for (let entry = 0; entry < count; entry += 1) {
    stamp(at + 12)
    stamp(view.getUint32(at + 42, true) + 10)
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((each) => view.getUint16(at + each, true))
    at += CENTRAL_BYTES + name + extra + comment
  }
  return archive
}
