import { cleanText } from './clean-text'
import { decodeEntities } from './entities'
import type { RedactionKind, UntrustedTextFinding } from './finding'
import { beginsToken, type RedactedText, redact } from './redact'

interface ScannedText {
  text: string
  found: UntrustedTextFinding[]
  redactions: RedactionKind[]
}

/**
 * Only this multiple of the maximum output length is scanned. Markup and entities rarely make a text shrink
 * more.
 */
const READ_AHEAD = 8

const harmless = /^(?:-?\d{1,12}(?:\.\d{1,12})?|\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d{1,6})?Z?)?)$/

/** Scanning a scanned text does not change it. */
export function scanText(input: string, most = 2000): ScannedText {
  if (input.length <= most && harmless.test(input)) return { text: input, found: [], redactions: [] }
  const findings = new Set<UntrustedTextFinding>()
  const start = input.slice(0, most * READ_AHEAD)
  const clean = cleanText(start, findings)
  const output = settle(clean, most, start.length < input.length)
  if (output.isCut) findings.add('cut')
  for (const version of new Set([clean, decodeEntities(start)])) lookAt(version, findings)
  for (const kind of output.redactions) findings.add(`${kind}-redacted`)
  return { text: output.text, found: [...findings], redactions: output.redactions }
}

function lookAt(text: string, findings: Set<UntrustedTextFinding>): void {
  const folded = foldText(text)
  if (hasMarkup(folded)) findings.add('markup')
  if (hasLink(folded)) findings.add('link')
  if (hasEncodedRun(text)) findings.add('encoded')
}

const markup = [
  /<(?:[a-z/!?])/,
  /!?\[[^\][\n]*\]\(/,
  /\bon(?:abort|animation\w{0,9}|begin|blur|change|click|copy|drag\w{0,5}|error|focus\w{0,3}|hashchange|input|key\w{2,5}|load\w{0,9}|message|mouse\w{2,5}|paste|pointer\w{2,7}|resize|scroll|submit|toggle|wheel)\s?=/,
]
/** `hasMarkup` removes white space first, because browsers ignore it inside a scheme. */
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

/**
 * Redacts before the cut, so that the cut leaves no part of a number, and again after the cut, because its
 * new end may match.
 */
function settle(clean: string, most: number, hasMore: boolean) {
  const whole = takeOut(clean)
  const redactions = [...whole.redactions]
  let text = hasMore && whole.text.length < most ? `${whole.text}…` : whole.text
  const isCut = hasMore || text.length > most
  while (text.length > most) {
    const next = takeOut(cut(text, most))
    redactions.push(...next.redactions)
    text = next.text
  }
  return { text, redactions, isCut }
}

/**
 * Also redacts numbers in full-width digits and look-alikes. If there are any, the text is returned in its
 * plain form (NFKC).
 */
function takeOut(input: string): RedactedText {
  let output = redact(input)
  if (output.redactions.length === 0 && compatibleForm(input, 'NFKC') === input) return output
  for (;;) {
    const plain = redact(cleanText(compatibleForm(output.text, 'NFKC'), new Set()))
    if (plain.redactions.length === 0) return output
    output = { text: plain.text, redactions: [...output.redactions, ...plain.redactions] }
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
 * Replaces two ligatures that would expand to whole sentences, because a page full of them would take seconds
 * to scan.
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
