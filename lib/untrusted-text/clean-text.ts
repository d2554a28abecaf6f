import { decodeEntities, hasEntity, looseEntities } from './entities'
import type { UntrustedTextFinding } from './finding'

/** Each round removes one level of nested tags and entities. Only hostile text is nested more deeply. */
const MOST_ROUNDS = 6

const loneSurrogate = /\p{Cs}/gu
const space = /[\t\v\f\p{Zs}]/gu
const newline = /\r\n?|[\n\u0085\u2028\u2029]/g
const control = /[^\P{Cc}\n]/gu
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

const bare = /^[ -%'-;=-~]*$/

/** Cleaning a clean text does not change it. */
export function cleanText(input: string, findings: Set<UntrustedTextFinding>): string {
  if (bare.test(input)) return input.replace(/ {2,}/g, ' ').trim()
  let text = input
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const visible = dropHidden(text, findings)
    const decoded = decodeEntities(visible)
    if (round > 0 && decoded !== visible) findings.add('encoded')
    const next = stripTags(decoded)
    if (next !== decoded) findings.add('markup')
    if (next === text) break
    text = next
  }
  const plain = dropHidden(text, findings)
  const loose = looseTags(hasEntity(plain) ? looseEntities(plain) : plain)
  if (loose !== plain) findings.add('markup')
  return loose
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

/** A match never spans another `<`, so that hostile text takes linear time. */
const tag = /<(?:\/?([a-z][\w:-]*)(?:[\s/][^<>]*)?|[!?][^<>]*)>/gi
const separating =
  /^(?:p|br|hr|div|li|ul|ol|dl|dt|dd|tr|td|th|table|h[1-6]|pre|blockquote|section|article|script|style)$/i

/**
 * A block tag becomes a space, as in a browser. An inline tag becomes nothing: `ig<b></b>nore` becomes one
 * word.
 */
const stripTags = (text: string): string =>
  text.replace(tag, (_whole, name = '') => (separating.test(name) ? ' ' : ''))

/** Adds a space after each remaining `<` that could begin a tag. */
const looseTags = (text: string): string => text.replace(/<(?=[a-z/!?])/gi, '< ')

function dropHidden(text: string, findings: Set<UntrustedTextFinding>): string {
  const wellFormed = text.replace(loneSurrogate, '\ufffd')
  const spaced = wellFormed.replace(newline, '\n').replace(space, ' ')
  const uncontrolled = spaced.replace(control, '')
  if (uncontrolled !== spaced) findings.add('control')
  const visible = uncontrolled.replace(invisible, '')
  if (visible !== uncontrolled) findings.add('invisible')
  return visible.normalize('NFC')
}
