/** Words that all have to stand in a text, phrases in quotes, `|` for or, `!` for not. */
export interface SimulatedTerm {
  matches(text: string): boolean
  /** What is marked in an excerpt. */
  words: readonly string[]
}

interface Part {
  text: string
  isExcluded: boolean
}

export function readTerm(term: string): SimulatedTerm {
  const ways = term
    .toLowerCase()
    .split('|')
    .map(partsOf)
    .filter((parts) => parts.length > 0)
  const fits = (text: string, { text: sought, isExcluded }: Part) => text.includes(sought) !== isExcluded
  return {
    matches: (text) => ways.some((parts) => parts.every((part) => fits(text.toLowerCase(), part))),
    words: ways.flat().flatMap(({ text, isExcluded }) => (isExcluded ? [] : text.split(' '))),
  }
}

function partsOf(text: string): Part[] {
  return [...text.matchAll(/(!?)(?:"([^"]*)"(?:~\d+)?|([^\s"&!]+))/g)].flatMap(([, not, phrase, word]) => {
    const sought = (phrase ?? word ?? '').trim()
    return sought ? [{ text: sought, isExcluded: not === '!' }] : []
  })
}

/** Hits in HTML, among the line breaks and runs of spaces of the printed page; the rest as it stands, markup included. */
export function markHits(text: string, words: readonly string[]): string {
  const literal = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')
  const marked = literal
    ? text.replaceAll(new RegExp(literal, 'gi'), (hit) => `<span class="match">${hit}</span>`)
    : text
  return `9.\n \n \n ${marked} \n \n [FR Doc. Filed 12-30; 8:45 am] \n BILLING CODE 6717-01-P \n`
}
