import { countryPart } from '@/lib/coordinates/country-boxes'
import { type ParsedCoordinates, parseCoordinates } from '@/lib/coordinates/parse-coordinates'
import type { BatchRow } from '../batch-schema'

type Line = Pick<BatchRow, 'label' | 'reading'>

export const LONGEST_LINE = 400
const LONGEST_LABEL = 100

const texts = {
  long: `The line is longer than ${LONGEST_LINE} characters. Shorten the label.`,
  nothing: 'No latitude and longitude were found. Write them like 39.7392, -104.9903.',
}

// Labels that the coordinate parser would ignore, so that it would parse "Point 1" as half a coordinate.
const fillers = /^(?:gps|location|position|point)\s*#?\d*$/i
const plainPair = /^([+-]?\d{1,3}(?:\.\d+)?)\s*,\s*([+-]?\d{1,3}(?:\.\d+)?)$/

type Parse = (text: string) => ParsedCoordinates

export function readLine(text: string, parse: Parse = parseCoordinates): Line {
  if (text.length > LONGEST_LINE) return unreadable('', texts.long)
  const whole = parse(spellTabs(text))
  if (text.includes('\t'))
    return readCells(text, parse) ?? readBehind(text, /\t/g, parse) ?? toLine('', whole)
  return (whole.kind === 'point' ? null : readBehind(text, /,/g, parse)) ?? toLine('', whole)
}

/** Treats the first of two cells as a label, even a bare number, if the second is a complete point. */
function readCells(text: string, parse: Parse): Line | null {
  const [label = '', rest = '', ...more] = text.split('\t')
  const parsed = parse(rest)
  if (more.length > 0 || parsed.kind !== 'point' || /^\s*[+-]?\d+[.,]\d+\s*$/.test(label)) return null
  return toLine(label, parsed)
}

/**
 * Uses the shortest label that leaves a point. Without one, returns the error of the text after the first
 * label.
 */
function readBehind(text: string, mark: RegExp, parse: Parse): Line | null {
  const labelled = [...text.matchAll(mark)].flatMap(({ index }) => {
    const label = text.slice(0, index).trim()
    const rest = spellTabs(text.slice(index + 1))
    const parsed = parse(rest)
    return isLabelOf(label, rest, parsed) ? [{ label, parsed }] : []
  })
  const best = labelled.find(({ parsed }) => parsed.kind === 'point') ?? labelled[0]
  return best ? toLine(best.label, best.parsed) : null
}

/** Rejects half a coordinate as a label, as in "45.5, -92.6, 10.5", which is a point with an elevation. */
function isLabelOf(label: string, rest: string, parsed: ParsedCoordinates): boolean {
  const last = label.split(/[,\t]/).at(-1)?.trim() ?? ''
  const inCountry = parsed.kind === 'point' && countryPart(parsed.latitude, parsed.longitude) !== undefined
  const [, first = '', second = ''] = plainPair.exec(rest) ?? []
  const inOrder = parsed.kind === 'point' && first !== '' && parsed.latitude === Number(first)
  if (isName(last)) return parsed.kind !== 'point' || !/\d/.test(last) || inOrder || inCountry
  const unsigned = inOrder && /^\d/.test(first)
  return /^#?\p{L}?[ -]?\d*$/u.test(last) && unsigned && (inCountry || (first + second).includes('.'))
}

/** Accepts "Well 3" or "A1", but not "N 45" or "Barn 45.5". */
function isName(text: string): boolean {
  if (!/\p{L}/u.test(text) || /\d\.\d/.test(text)) return false
  return fillers.test(text) || parseCoordinates(`${text}, -100.1234`).kind === 'not-coordinates'
}

function toLine(label: string, parsed: ParsedCoordinates): Line {
  if (parsed.kind === 'question') return unreadable(label, parsed.question)
  if (parsed.kind === 'not-coordinates') return unreadable(label, texts.nothing)
  const { latitude, longitude, form, notes } = parsed
  const key = `${latitude.toFixed(6)},${longitude.toFixed(6)}`
  return { label: cleanLabel(label), reading: { kind: 'point', key, latitude, longitude, form, notes } }
}

function unreadable(label: string, why: string): Line {
  return { label: cleanLabel(label), reading: { kind: 'unreadable', why } }
}

function cleanLabel(text: string): string {
  const label = text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')
    .trim()
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label
}

const spellTabs = (text: string): string => text.trim().replace(/\s*\t\s*/g, ', ')
