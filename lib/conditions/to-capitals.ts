const plain = /^[\0-\x7F]*$/

/** SQL's UPPER does not change letters without a single capital, such as ß or ﬁ. */
export const toCapitals = (text: string): string =>
  plain.test(text) ? text.toUpperCase() : Array.from(text, toCapital).join('')

function toCapital(letter: string): string {
  const capital = letter.toUpperCase()
  return Array.from(capital).length === 1 ? capital : letter
}
