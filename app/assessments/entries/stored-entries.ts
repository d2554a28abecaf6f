import { dropForeign } from '../similar/row-entries'
import { PREFIX } from './entry-names'

export type OwnerEntries = Readonly<Record<string, string>>

export const DISPLAY_EVENT = 'entries-shown'

// Increase the number when the format changes: browsers keep entries of older releases until the owner erases
// them.
const VERSION = 'openplat.appeal.1.'
const FAMILY = 'openplat.appeal.'
const MOST_ENTRIES = 300
const MOST_TEXT = 5_000

/**
 * Entries that the browser refused to store. They last until the page is closed, so that the PDF includes
 * them.
 */
const unsaved = new Map<string, OwnerEntries>()

export const recallEntries = (storage: () => Storage, property: string): OwnerEntries =>
  recallChecked(storage, property).entries

export const recallChecked = (storage: () => Storage, property: string): ReturnType<typeof dropForeign> =>
  dropForeign(unsaved.get(property) ?? loadEntries(storage, property))

function loadEntries(storage: () => Storage, property: string): OwnerEntries {
  try {
    return readEntries(storage().getItem(VERSION + property))
  } catch {
    return {}
  }
}

/** Returns false if the browser refuses to store entries, as in some private windows. */
export function keepEntries(storage: () => Storage, property: string, entries: OwnerEntries): boolean {
  const filled = Object.fromEntries(Object.entries(entries).filter(([, text]) => text !== ''))
  try {
    if (Object.keys(filled).length === 0) storage().removeItem(VERSION + property)
    else storage().setItem(VERSION + property, JSON.stringify(filled))
    unsaved.delete(property)
    return true
  } catch {
    unsaved.set(property, filled)
    return false
  }
}

/** Erases the entries of all homes, because the owner expects that nothing remains. */
export function eraseEntries(storage: () => Storage): boolean {
  unsaved.clear()
  try {
    const device = storage()
    const keys = Array.from({ length: device.length }, (_, index) => device.key(index))
    for (const key of keys) if (key?.startsWith(FAMILY)) device.removeItem(key)
    return true
  } catch {
    return false
  }
}

export function readEntries(json: string | null): OwnerEntries {
  if (json === null) return {}
  const parsed: unknown = JSON.parse(json)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {}
  const entries = Object.entries(parsed).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' && text.length <= MOST_TEXT && isName(name) ? [[name, text]] : [],
  )
  return Object.fromEntries(entries.slice(0, MOST_ENTRIES))
}

const isName = (name: string) => name.startsWith(PREFIX) && /^[\w.-]{4,120}$/.test(name)
