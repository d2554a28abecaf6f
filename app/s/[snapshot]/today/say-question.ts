import type { Reading } from '@/lib/snapshots/snapshot'

const MOST_PARAMS = 4
const LONGEST = 60

/** A question of the page in words that a person can tell from the others: its source, and what was asked. */
export function sayQuestion({ method, params }: Reading, source: string): string {
  const asked = Object.entries(params)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .slice(0, MOST_PARAMS)
    .map(([name, value]) => `${spaced(name)} ${String(value).slice(0, LONGEST)}`)
  const what = spaced(method).replace(/^(get|read|list|find) /, '')
  return `${source}: ${what}${asked.length > 0 ? ` (${asked.join(', ')})` : ''}`
}

const spaced = (name: string) =>
  name.replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
