import { formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { type OwnerEntries, readEntries } from './stored-entries'

const FORMAT = 'openplat-appeal'
const VERSION = 1
const MOST_BYTES = 1_000_000

export interface PacketHome {
  property: string
  home: string
}

type EntriesFile = { kind: 'entries'; entries: OwnerEntries; said: string } | { kind: 'refused'; why: string }

const texts = defineTexts('entries.file', {
  tooLarge:
    'This file is larger than 1 MB. A file of what you typed is far smaller, so this is another file.',
  notOurs: 'This is not a packet from this site. Choose a file whose name begins with openplat-packet.',
  newer: 'A newer release made this file. We changed nothing. Reload this page and open the file again.',
  older:
    'This file lacks its version, so we cannot read it safely. We changed nothing. Keep the packet again on the device that has it.',
  other: (home: string) =>
    `This file is about another home (${home}). Open that home and choose the file there.`,
  opened: (count: number) => `Opened: ${formatCount(count, 'field is', 'fields are')} filled.`,
  unreadable: 'This device could not read the file.',
  empty: 'This file holds nothing that you typed.',
})

export const writeEntriesFile = ({ property, home }: PacketHome, entries: OwnerEntries, now: Date): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, savedAt: now.toISOString(), property, home, entries }, null, 2)}\n`

export function readEntriesFile(text: string, { property }: Pick<PacketHome, 'property'>): EntriesFile {
  if (text.length > MOST_BYTES) return refuse(texts.tooLarge)
  const parsed = parse(text)
  if (parsed?.format !== FORMAT) return refuse(texts.notOurs)
  if (typeof parsed.version !== 'number' || parsed.version < 1) return refuse(texts.older)
  if (parsed.version > VERSION) return refuse(texts.newer)
  if (parsed.property !== property) return refuse(texts.other(String(parsed.home ?? '').slice(0, 200)))
  const entries = readEntries(JSON.stringify(parsed.entries ?? null))
  const count = Object.keys(entries).length
  return count > 0 ? { kind: 'entries', entries, said: texts.opened(count) } : refuse(texts.empty)
}

export async function parseEntriesFile(file: File, home: Pick<PacketHome, 'property'>): Promise<EntriesFile> {
  // The size is checked first, because a wrong file may be too large to read.
  if (file.size > MOST_BYTES) return refuse(texts.tooLarge)
  try {
    return readEntriesFile(await file.text(), home)
  } catch {
    return refuse(texts.unreadable)
  }
}

const refuse = (why: string): EntriesFile => ({ kind: 'refused', why })

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
