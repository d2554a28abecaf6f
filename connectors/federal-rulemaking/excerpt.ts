import { readPlain } from './plain-text'

interface Excerpt {
  text: string
  /** Where the sought words stand in the text: from the first character up to, not including, the last. */
  matches: { start: number; end: number }[]
}

const MARKED = /<span class="match">([\s\S]*?)<\/span>/g
/** Brackets that nobody writes; where the source does, they are taken out before. */
const [OPEN, CLOSE] = ['\u2045', '\u2046']
const BRACKETS = /[\u2045\u2046]/g

/** The source marks hits by HTML inside the text. The text is given without it, the places of the hits beside it. */
export function readExcerpt(published: string | null | undefined): Excerpt | null {
  const marked = (published ?? '').replaceAll(BRACKETS, '').replaceAll(MARKED, `${OPEN}$1${CLOSE}`)
  const matches: Excerpt['matches'] = []
  let text = ''
  for (const [index, piece] of readPlain(marked).split(OPEN).entries()) {
    const [hit = '', rest] = index === 0 || !piece.includes(CLOSE) ? ['', piece] : piece.split(CLOSE)
    if (hit) matches.push({ start: text.length, end: text.length + hit.length })
    text += hit + (rest ?? '').replaceAll(CLOSE, '')
  }
  return text === '' ? null : { text, matches }
}
