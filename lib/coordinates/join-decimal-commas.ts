import type { CoordinateToken, NumberToken } from './coordinate-tokens'

interface JoinedCommas {
  tokens: CoordinateToken[]
  /**
   * `guessed`: the commas were read as decimal points, but in "39,44 -104,59" they may separate minutes.
   * `ambiguous`: in "39,44,104,59" the middle comma looks like the other two, so no comma is joined. Absent
   * if the text allows only one reading.
   */
  commas?: 'guessed' | 'ambiguous'
}

/** In "39,7392 -104,9903" the comma in each half is a decimal point, because no space follows it. */
export function joinDecimalCommas(tokens: readonly CoordinateToken[]): JoinedCommas {
  const numbers = tokens.flatMap((token, i) => (token.kind === 'number' ? [i] : []))
  const whole = tokens.every((token) => token.kind !== 'number' || token.decimals === 0)
  if (!whole) return { tokens: [...tokens] }
  const halves = commasOfHalves(tokens, numbers)
  const marked = tokens.some((token) => token.kind === 'unit')
  const certain = halves.some((i) => isFraction(tokens[i + 1]))
  if (halves.length === 2 && !certain && !marked) {
    const [, second, third] = numbers
    if (third === (second ?? 0) + 2 && isTightComma(tokens, third - 1))
      return { tokens: [...tokens], commas: 'ambiguous' }
    return { tokens: joinAt(tokens, halves), commas: 'guessed' }
  }
  if (halves.length === 2 && certain) return { tokens: joinAt(tokens, halves) }
  const beforeUnits = tokens.flatMap((_, i) =>
    isTightComma(tokens, i) && isUnsigned(tokens[i + 1]) && tokens[i + 2]?.kind === 'unit' ? [i] : [],
  )
  return { tokens: joinAt(tokens, beforeUnits) }
}

function commasOfHalves(tokens: readonly CoordinateToken[], numbers: readonly number[]): number[] {
  const [first = 0, second = 0, third = 0, fourth = 0] = numbers
  const fits = (from: number, to: number) =>
    to === from + 2 && isTightComma(tokens, from + 1) && isUnsigned(tokens[to])
  return numbers.length === 4 && fits(first, second) && fits(third, fourth) ? [first + 1, third + 1] : []
}

function isTightComma(tokens: readonly CoordinateToken[], i: number): boolean {
  const [before, comma, after] = [tokens[i - 1], tokens[i], tokens[i + 1]]
  const between = before?.kind === 'number' && after?.kind === 'number'
  return between && comma?.kind === 'separator' && comma.text === ',' && !comma.spaced
}

const isUnsigned = (token: CoordinateToken | undefined): boolean =>
  token?.kind === 'number' && token.sign === ''

/** Returns false for one or two digits below sixty, because they could be minutes instead of decimals. */
function isFraction(token: CoordinateToken | undefined): boolean {
  return token?.kind === 'number' && (token.text.length > 2 || token.value >= 60)
}

function joinAt(tokens: readonly CoordinateToken[], commas: readonly number[]): CoordinateToken[] {
  const out: CoordinateToken[] = []
  for (let i = 0; i < tokens.length; i++) {
    const [token, next] = [tokens[i], tokens[i + 2]]
    if (!token) continue
    const decimal = commas.includes(i + 1) && token.kind === 'number' && next?.kind === 'number'
    out.push(decimal ? join(token, next) : token)
    if (decimal) i += 2
  }
  return out
}

function join(whole: NumberToken, fraction: NumberToken): NumberToken {
  const text = `${whole.text}.${fraction.text}`
  return { ...whole, text, value: Number(text), decimals: fraction.text.length }
}
