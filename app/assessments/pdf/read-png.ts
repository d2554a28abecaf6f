const START = 8
const HEADER = 0x49484452
const END = 0x49454e44

/** Nothing where it is no whole PNG: its pieces must lead from the header to the end. */
export function readPng(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 33 || view.getUint32(12) !== HEADER) return undefined
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  for (let at = START; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === END) return size.width > 0 && size.height > 0 ? size : undefined
  }
  return undefined
}
