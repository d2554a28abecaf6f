import { plural } from '@/lib/format'
import { isRecord } from '@/lib/is-record'
import { defineTexts } from '@/lib/language/define-texts'
import { joinPoints, type RecentPlace, type SavedPlace, type StoredPlaces } from './place-list'
import { listOf, parseJson, readRecent, readSaved } from './place-store'

const FORMAT = 'openplat-places'
const VERSION = 1
export const MOST_BYTES = 1_000_000

export type SavedPlacesFileResult =
  | { kind: 'refused'; why: string }
  | {
      kind: 'places'
      saved: SavedPlace[]
      recent: RecentPlace[]
      broken: string[]
    }

const texts = defineTexts('places.place-file', {
  tooLarge: 'The file is larger than 1 MB. A file of saved places is far smaller, so this is another file.',
  notOurs:
    'This is not a file of saved places from this site. Choose one that was downloaded from this page.',
  empty: 'This file is empty.',
  newer: (version: number, readable: number) =>
    `This file was made by a newer release (version ${version} of the file; this page reads version ${readable}). Nothing was changed.`,
  noVersion: 'The file does not say its version.',
  cut: 'The file is damaged or ends too early. What could still be read in it is counted here.',
  unreadSaved: (numbers: readonly number[]) =>
    `Saved places: we could not read ${plural(numbers.length, 'number')} ${numbers.join(', ')} (no position, or no date).`,
  unreadRecent: (numbers: readonly number[]) =>
    `Recent places: we could not read ${plural(numbers.length, 'number')} ${numbers.join(', ')} (no position, or no date).`,
})

export const writePlaceFile = ({ saved, recent }: StoredPlaces, now: Date): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, exportedAt: now.toISOString(), saved, recent }, null, 2)}\n`

export const tooLarge = (): SavedPlacesFileResult => refuse(texts.tooLarge)

export function readPlaceFile(text: string): SavedPlacesFileResult {
  if (text.length > MOST_BYTES) return tooLarge()
  if (text.trim() === '') return refuse(texts.empty)
  const parsed = parseJson(text)
  if (parsed === undefined) return salvage(text)
  if (!isRecord(parsed) || parsed.format !== FORMAT) return refuse(texts.notOurs)
  const { version } = parsed
  if (typeof version === 'number' && version > VERSION) return refuse(texts.newer(version, VERSION))
  const saved = readAll(parsed.saved, readSaved)
  const recent = readAll(parsed.recent, readRecent)
  const broken = [
    ...(version === VERSION ? [] : [texts.noVersion]),
    ...(saved.unread.length > 0 ? [texts.unreadSaved(saved.unread)] : []),
    ...(recent.unread.length > 0 ? [texts.unreadRecent(recent.unread)] : []),
  ]
  return { kind: 'places', saved: saved.read, recent: recent.read, broken }
}

const refuse = (why: string): SavedPlacesFileResult => ({ kind: 'refused', why })

function readAll<T extends SavedPlace | RecentPlace>(list: unknown, readOne: (value: unknown) => T[]) {
  const each = listOf(list).map(readOne)
  const unread = each.flatMap((parsed, index) => (parsed.length === 0 ? [index + 1] : []))
  return { read: joinPoints(each.flat()), unread }
}

/**
 * Recovers the complete places of a truncated file. A place contains no nested braces, so a pattern can match
 * each place.
 */
function salvage(text: string): SavedPlacesFileResult {
  if (!text.includes(`"${FORMAT}"`)) return refuse(texts.notOurs)
  const version = Number(/"version"\s*:\s*(\d+)/.exec(text)?.[1] ?? VERSION)
  if (version > VERSION) return refuse(texts.newer(version, VERSION))
  const whole = (text.match(/\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}/g) ?? []).map(parseJson)
  return {
    kind: 'places',
    saved: joinPoints(whole.flatMap(readSaved)),
    recent: joinPoints(whole.flatMap(readRecent)),
    broken: [texts.cut],
  }
}
