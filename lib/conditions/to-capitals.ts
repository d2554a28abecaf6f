const plain = /^[\0-\x7F]*$/

/** Converts as SQL's UPPER does: letters without a single capital, such as ß or ﬁ, stay as they are. */
export const toCapitals = (text: string): string =>
  plain.test(text) ? text.toUpperCase() : Array.from(text, toCapital).join('')

function toCapital(letter: string): string {
  const capital = letter.toUpperCase()
  return Array.from(capital).length === 1 ? capital : letter
}
