import { cleanText } from './clean-text'
import { decodeEntities } from './entities'
import type { Finding, Redaction } from './finding'
import { beginsToken, type Redacted, redact } from './redact'

interface ScannedText {
  text: string
  found: Finding[]
  taken: Redaction[]
}

/** Maximum input as a multiple of the wanted length: markup and entities shrink, but only so much. */
const READ_AHEAD = 8

/** Most cells of a table are numbers and days, which hold nothing. */
const harmless = /^(?:-?\d{1,12}(?:\.\d{1,12})?|\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d{1,6})?Z?)?)$/

/**
 * Returns plain text of a public record without hidden characters, markup and phone numbers, and lists the
 * findings. Idempotent.
 */
export function scanText(given: string, most = 2000): ScannedText {
  if (given.length <= most && harmless.test(given)) return { text: given, found: [], taken: [] }
  const found = new Set<Finding>()
  const read = given.slice(0, most * READ_AHEAD)
  const clean = cleanText(read, found)
  const settled = settle(clean, most, read.length < given.length)
  if (settled.isCut) found.add('cut')
  // Also scans the content of removed tags and attributes.
  for (const seen of new Set([clean, decodeEntities(read)])) lookAt(seen, found)
  for (const kind of settled.taken) found.add(`${kind}-redacted`)
  return { text: settled.text, found: [...found], taken: settled.taken }
}

function lookAt(text: string, found: Set<Finding>): void {
  const folded = foldText(text)
  if (hasMarkup(folded)) found.add('markup')
  if (hasLink(folded)) found.add('link')
  if (hasEncodedRun(text)) found.add('encoded')
}

const markup = [
  /<(?:[a-z/!?])/,
  /!?\[[^\][\n]*\]\(/,
  /\bon(?:abort|animation\w{0,9}|begin|blur|change|click|copy|drag\w{0,5}|error|focus\w{0,3}|hashchange|input|key\w{2,5}|load\w{0,9}|message|mouse\w{2,5}|paste|pointer\w{2,7}|resize|scroll|submit|toggle|wheel)\s?=/,
]
/** Browsers drop white space inside a scheme. */
const schemes = /(?:java|vb|live)script:|data:(?:text|image|application)\/|\bfile:\/\//
const link = /\bhttps?:\/\/|\bwww\.[a-z0-9]/

function hasMarkup(folded: string): boolean {
  return markup.some((pattern) => pattern.test(folded)) || schemes.test(folded.replace(/\s/g, ''))
}

const hasLink = (folded: string): boolean => link.test(folded)

function hasEncodedRun(text: string): boolean {
  const runs = text.match(/(?<![a-z0-9+/])[a-z0-9+/]{64,}/gi) ?? []
  return runs.some(
    (run) => /^[0-9a-f]+$/i.test(run) || (/\d/.test(run) && /[a-z]/.test(run) && /[A-Z]/.test(run)),
  )
}

/** Redacts before the cut, so that it leaves no half number, and again after it. */
function settle(clean: string, most: number, hasMore: boolean) {
  const whole = takeOut(clean)
  const taken = [...whole.taken]
  let text = hasMore && whole.text.length < most ? `${whole.text}…` : whole.text
  const isCut = hasMore || text.length > most
  while (text.length > most) {
    const next = takeOut(cut(text, most))
    taken.push(...next.taken)
    text = next.text
  }
  return { text, taken, isCut }
}

/** Digits in other widths and look-alikes count as digits; the text then shows their plain form. */
function takeOut(given: string): Redacted {
  let shown = redact(given)
  if (shown.taken.length === 0 && compatibleForm(given, 'NFKC') === given) return shown
  for (;;) {
    const plain = redact(cleanText(compatibleForm(shown.text, 'NFKC'), new Set()))
    if (plain.taken.length === 0) return shown
    shown = { text: plain.text, taken: [...shown.taken, ...plain.taken] }
  }
}

const lookAlikes: Record<string, string> = Object.fromEntries(
  [
    ['а', 'a'],
    ['с', 'c'],
    ['ԁ', 'd'],
    ['е', 'e'],
    ['һ', 'h'],
    ['і', 'i'],
    ['ј', 'j'],
    ['к', 'k'],
    ['м', 'm'],
    ['о', 'o'],
    ['р', 'p'],
    ['ѕ', 's'],
    ['т', 't'],
    ['у', 'y'],
    ['х', 'x'],
    ['α', 'a'],
    ['ε', 'e'],
    ['ι', 'i'],
    ['κ', 'k'],
    ['ν', 'v'],
    ['ο', 'o'],
    ['ρ', 'p'],
    ['τ', 't'],
    ['υ', 'u'],
    ['ı', 'i'],
  ].map(([foreign = '', latin = '']) => [foreign, latin]),
)

/**
 * Two ligatures expand to whole sentences in the compatible form: a page of them would take seconds to scan.
 */
const compatibleForm = (text: string, form: 'NFKC' | 'NFKD'): string =>
  text.replace(/[\ufdfa\ufdfb]/g, ' ').normalize(form)

function foldText(text: string): string {
  const small = compatibleForm(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return small.replace(/[\u0131\u0370-\u052f]/g, (letter) => lookAlikes[letter] ?? letter)
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')
  const token = start.lastIndexOf('[')
  const isTokenCut = token >= 0 && beginsToken(start.slice(token))
  return `${(isTokenCut ? start.slice(0, token) : start).trimEnd()}…`
}
