import type { Finding, Redaction } from './finding'
import { scanText } from './scan-text'

export type Cell = string | number | boolean | null | Record<string, unknown>

export interface ScannedCell {
  value: Cell
  found: Finding[]
  taken: Redaction[]
  /** How many texts it held. */
  texts: number
  /** How many letters were looked at: what the scan cost. */
  letters: number
}

const MOST_KEY = 200
/** A shape or a link is small; what goes on for longer is left out. */
const MOST_PARTS = 2000
const MOST_DEPTH = 6
const MOST_LETTERS = 100_000

type Part = string | number | boolean | null | Part[] | { [key: string]: Part }

interface Scan {
  found: Set<Finding>
  taken: Redaction[]
  texts: number
  letters: number
  parts: number
}

/** Addresses that run or carry something instead of leading somewhere. */
const active = /^(?:javascript|vbscript|livescript|data|blob|file):$/
const namesAddress = /(?:^|[^a-z])(?:url|uri|link|href|website)(?:$|[^a-z])/i

/** `name` is the column’s: what it calls an address must be one that may be followed. */
export function scanCell(value: unknown, name = ''): ScannedCell {
  const scan: Scan = { found: new Set(), taken: [], texts: 0, letters: 0, parts: 0 }
  const part = scanPart(value, scan, 0, name)
  // A list is no cell of a table: it is written out.
  const cell = Array.isArray(part) ? scanString(JSON.stringify(part), scan) : part
  const { taken, texts, letters } = scan
  return { value: cell, found: [...scan.found], taken, texts, letters }
}

function scanPart(value: unknown, scan: Scan, depth: number, name: string): Part {
  if (typeof value === 'string' && scan.letters > MOST_LETTERS) {
    scan.found.add('cut')
    return null
  }
  if (typeof value === 'string')
    return namesAddress.test(name) ? scanAddress(value, scan) : scanString(value, scan)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean') return value
  if (typeof value !== 'object' || value === null) return null
  const kept = depth < MOST_DEPTH ? withinBounds(Object.entries(value), scan) : withinBounds([], scan, true)
  if (Array.isArray(value)) return kept.map(([, part]) => scanPart(part, scan, depth + 1, name))
  return Object.fromEntries(
    kept.map(([key, part]) => {
      const shown = scanString(key, scan, MOST_KEY)
      return [shown, scanPart(part, scan, depth + 1, shown)]
    }),
  )
}

function scanAddress(given: string, scan: Scan): string | null {
  const text = scanString(given, scan)
  // Browsers drop white space inside a scheme.
  if (!active.test(URL.parse(text.replace(/\s/g, ''))?.protocol ?? '')) return text
  scan.found.add('markup')
  return null
}

function scanString(text: string, scan: Scan, most?: number): string {
  const scanned = scanText(text, most)
  scan.texts += 1
  scan.letters += text.length
  for (const finding of scanned.found) scan.found.add(finding)
  scan.taken.push(...scanned.taken)
  return scanned.text
}

function withinBounds(entries: [string, unknown][], scan: Scan, isTooDeep = false): [string, unknown][] {
  const kept = entries.slice(0, Math.max(0, MOST_PARTS - scan.parts))
  scan.parts += kept.length
  if (isTooDeep || kept.length < entries.length) scan.found.add('cut')
  return kept
}
