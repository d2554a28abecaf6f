import { dropForeign } from '../similar/row-entries'
import { PREFIX } from './entry-names'

/** What a person noted down about one home, by the names of the fields. Empty ones are absent. */
export type Entries = Readonly<Record<string, string>>

/** Said on the root of a page when its places show other entries than before. */
export const SHOWN = 'entries-shown'

// Another version is another key: what an older release kept is left alone until it is erased.
const VERSION = 'openplat.appeal.1.'
/** Erasing takes the entries of every version along. */
const FAMILY = 'openplat.appeal.'
const MOST_ENTRIES = 300
const MOST_TEXT = 5_000

/** What the browser refused to keep. It lasts as long as the page, so that the PDF still has it. */
const held = new Map<string, Entries>()

/** Nothing where nothing fits. Rows of similar homes come without values of other homes. */
export const recallEntries = (storage: () => Storage, property: string): Entries =>
  recallChecked(storage, property).entries

/** The entries, and a message for each row from which values of another home were removed. */
export const recallChecked = (storage: () => Storage, property: string): ReturnType<typeof dropForeign> =>
  dropForeign(held.get(property) ?? loadEntries(storage, property))

function loadEntries(storage: () => Storage, property: string): Entries {
  try {
    return readEntries(storage().getItem(VERSION + property))
  } catch {
    return {}
  }
}

/** False where the browser refuses to keep anything, as some do in private windows. */
export function keepEntries(storage: () => Storage, property: string, entries: Entries): boolean {
  const filled = Object.fromEntries(Object.entries(entries).filter(([, text]) => text !== ''))
  try {
    if (Object.keys(filled).length === 0) storage().removeItem(VERSION + property)
    else storage().setItem(VERSION + property, JSON.stringify(filled))
    held.delete(property)
    return true
  } catch {
    held.set(property, filled)
    return false
  }
}

/** Of every home, not only of this one: whoever erases means that nothing is left. */
export function eraseEntries(storage: () => Storage): boolean {
  held.clear()
  try {
    const kept = storage()
    const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index))
    for (const key of keys) if (key?.startsWith(FAMILY)) kept.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** Whatever is in the storage, only texts under names of ours come out. */
export function readEntries(kept: string | null): Entries {
  if (kept === null) return {}
  const parsed: unknown = JSON.parse(kept)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {}
  const entries = Object.entries(parsed).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' && text.length <= MOST_TEXT && isName(name) ? [[name, text]] : [],
  )
  return Object.fromEntries(entries.slice(0, MOST_ENTRIES))
}

const isName = (name: string) => name.startsWith(PREFIX) && /^[\w.-]{4,120}$/.test(name)
