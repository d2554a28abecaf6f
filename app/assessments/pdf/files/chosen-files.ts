import { defineTexts } from '@/lib/language/define-texts'

type FileKind = 'jpeg' | 'png' | 'pdf'

export interface SelectedAttachment {
  id: number
  file: File
  kind: FileKind
}

export interface AttachmentRefusal {
  name: string
  reason: string
}

export const MOST_FILES = 40
const MEGABYTE = 1_000_000
const MOST_BYTES = 20 * MEGABYTE
const MOST_BYTES_IN_ALL = 60 * MEGABYTE

const starts: readonly (readonly [FileKind, readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

export async function addFiles(
  before: readonly SelectedAttachment[],
  files: readonly File[],
): Promise<{ chosen: SelectedAttachment[]; refused: AttachmentRefusal[] }> {
  const all = [...before]
  const refused: AttachmentRefusal[] = []
  for (const file of files) {
    const kind = await readKind(file)
    const reason = refuse(file, kind, all)
    if (kind && !reason) all.push({ id: Math.max(0, ...all.map(({ id }) => id)) + 1, file, kind })
    else refused.push({ name: file.name, reason: reason ?? reasons.type })
  }
  return { chosen: all, refused }
}

const reasons = defineTexts('pdf.chosen-files', {
  type: 'This file is not a JPEG, PNG or PDF. Save it as one of these and choose it again.',
  empty: 'It is empty.',
  size: 'It is larger than 20 MB. Save a smaller copy and choose that.',
  sum: 'With it the files would be larger than 60 MB together. Remove another one or make a second PDF.',
  count: (most: number) => `You can add at most ${most} files. Remove another one or make a second PDF.`,
})

function refuse(
  { size }: File,
  kind: FileKind | undefined,
  before: readonly SelectedAttachment[],
): string | undefined {
  if (size === 0) return reasons.empty
  if (!kind) return reasons.type
  if (size > MOST_BYTES) return reasons.size
  if (before.length >= MOST_FILES) return reasons.count(MOST_FILES)
  const sum = before.reduce((total, { file }) => total + file.size, size)
  return sum > MOST_BYTES_IN_ALL ? reasons.sum : undefined
}

/** Reads the first bytes, because names and types of files from a device are often wrong. */
async function readKind(file: File): Promise<FileKind | undefined> {
  const head = await file
    .slice(0, 8)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const bytes = new Uint8Array(head)
  return starts.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0]
}

export const formatBytes = (bytes: number): string =>
  bytes < MEGABYTE / 10 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`
