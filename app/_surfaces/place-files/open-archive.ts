import { unzipSync } from 'fflate'

export type ArchiveProblem = 'password' | 'broken' | 'large'

export type ArchiveResult = { entries: Record<string, Uint8Array> } | { problem: ArchiveProblem }

const LOCAL_HEADER = [0x50, 0x4b, 0x03, 0x04]
const FLAGS_AT = 6
const IS_ENCRYPTED = 1

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]

const beginsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte)

/** Excel stores a workbook with a password, or from before 2007, as a compound file. */
export const isCompoundFile = (bytes: Uint8Array): boolean => beginsWith(bytes, COMPOUND)

class TooLarge extends Error {}

/**
 * The declared size of an entry is reliable, because fflate unpacks each entry into a buffer of that size.
 */
export function openArchive(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  mostBytes: number,
): ArchiveResult {
  if (!beginsWith(bytes, LOCAL_HEADER)) return { problem: 'broken' }
  if ((bytes[FLAGS_AT] ?? 0) & IS_ENCRYPTED) return { problem: 'password' }
  let size = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!isWanted(name)) return false
    size += originalSize
    if (size > mostBytes) throw new TooLarge()
    return true
  }
  try {
    return { entries: unzipSync(bytes, { filter }) }
  } catch (error) {
    return { problem: error instanceof TooLarge ? 'large' : 'broken' }
  }
}
