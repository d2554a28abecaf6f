/** Letters of other alphabets that are read as Latin ones. */
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

/** Two ligatures become whole sentences in the compatible form: a page of them would take seconds to look at. */
export const compatibleForm = (text: string, form: 'NFKC' | 'NFKD'): string =>
  text.replace(/[\ufdfa\ufdfb]/g, ' ').normalize(form)

/** For looking only: small letters without accents, in one alphabet. */
export function foldText(text: string): string {
  const small = compatibleForm(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return small.replace(/[\u0131\u0370-\u052f]/g, (letter) => lookAlikes[letter] ?? letter)
}
