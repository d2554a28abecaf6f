import { defineSentences } from '@/lib/sentences/define-sentences'

const lot = /\b(?:lots?|lt)\.?\s*(?:no\.?\s*)?\d+[a-z]?\b/i
const block = /\b(?:block|blk)\.?\s*(?:no\.?\s*)?[\da-z]{1,4}\b/i
const plat = /\b(?:subdivision|subd|addition|addn|plat|filing|replat|estates|phase)\b/i
const houseNumber = /^\s*\d+[a-z]?\s+(?!\/)[a-z]/i

const start = /\b(?:beg|beginning|begin|commencing|commence|comm|p\.?\s?o\.?\s?b|point of beginning)\b/i
const course = /\b(?:th|thence)\b/i
const bearing = /\b[NS](?:orth|outh)?\.?\s*\d{1,2}(?:\.\d+)?\s*(?:°|º|deg|d\b|-).{0,20}?\b[EW]/gi
const section = /\b(?:sec|sect|section)\.?\s*(\d{1,3})\b/i
const corners: readonly [RegExp, 'NE' | 'NW' | 'SE' | 'SW'][] = [
  [/\b(?:ne|north\s*-?east(?:erly)?)\b/i, 'NE'],
  [/\b(?:nw|north\s*-?west(?:erly)?)\b/i, 'NW'],
  [/\b(?:se|south\s*-?east(?:erly)?)\b/i, 'SE'],
  [/\b(?:sw|south\s*-?west(?:erly)?)\b/i, 'SW'],
]

const starts = defineSentences('survey.starts', {
  point: 'at a point',
  corner: 'at a corner',
  NE: 'at the NE corner',
  NW: 'at the NW corner',
  SE: 'at the SE corner',
  SW: 'at the SW corner',
})

const texts = defineSentences('survey.describe-unlocatable', {
  lotAndBlock:
    'This is a lot-and-block description. The county recorder keeps the plat that shows the lot. Here, type the street address or coordinates instead.',
  metes:
    'This is a metes-and-bounds description. It names no section, so we cannot place it. The county recorder keeps the deed; type the street address or coordinates instead.',
  ofSection:
    'This metes-and-bounds description starts {from} of section {number}. Of which township? Add it to the description, for example T2N R3E, with the state.',
})

export function describeUnlocatable(text: string): string | undefined {
  const plain = text.slice(0, 4000)
  if (isMetesAndBounds(plain)) {
    const number = section.exec(plain)?.[1]
    return number === undefined
      ? texts.metes
      : texts.ofSection({ from: startOf(plain), number: String(Number(number)) })
  }
  const isLot = lot.test(plain) && (block.test(plain) || plat.test(plain)) && !houseNumber.test(plain)
  return isLot ? texts.lotAndBlock : undefined
}

export function isMetesAndBounds(text: string): boolean {
  const bearings = text.match(bearing)?.length ?? 0
  if (bearings > 0 && (course.test(text) || start.test(text))) return true
  return start.test(text) && course.test(text) && /\d/.test(text)
}

function startOf(text: string): string {
  const from = start.exec(text)?.index ?? 0
  const to = section.exec(text.slice(from))?.index ?? 0
  const words = text.slice(from, from + to)
  if (!/\bcor(?:ner)?\b/i.test(words)) return starts.point
  const [first, ...more] = corners.filter(([name]) => name.test(words))
  return first && more.length === 0 ? starts[first[1]] : starts.corner
}
