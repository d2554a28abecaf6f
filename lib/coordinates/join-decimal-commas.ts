import type { CoordinateToken, NumberToken } from './coordinate-tokens'

/** "39,7392 -104,9903": the commas are decimal points only when nothing else fits. */
export function joinDecimalCommas(tokens: readonly CoordinateToken[]): CoordinateToken[] {
  const numbers = tokens.filter((token) => token.kind === 'number')
  if (numbers.some((number) => number.decimals > 0)) return [...tokens]
  const places = tokens.flatMap((_, i) => (isTightComma(tokens, i) ? [i] : []))
  const [first, second] = places
  const two = places.length === 2 && numbers.length === 4 && first !== undefined && second !== undefined
  const whole = two && second - first > 2 && places.every((i) => isFraction(tokens[i + 1]))
  const joined = new Set(whole ? places : places.filter((i) => tokens[i + 2]?.kind === 'unit'))
  const out: CoordinateToken[] = []
  for (let i = 0; i < tokens.length; i++) {
    const [token, next] = [tokens[i], tokens[i + 2]]
    if (!token) continue
    const decimal = joined.has(i + 1) && token.kind === 'number' && next?.kind === 'number'
    out.push(decimal ? join(token, next) : token)
    if (decimal) i += 2
  }
  return out
}

function isTightComma(tokens: readonly CoordinateToken[], i: number): boolean {
  const [before, comma, after] = [tokens[i - 1], tokens[i], tokens[i + 1]]
  if (before?.kind !== 'number' || after?.kind !== 'number' || after.sign !== '') return false
  return comma?.kind === 'separator' && comma.text === ',' && !comma.spaced
}

/** Two digits below sixty could be minutes. */
function isFraction(token: CoordinateToken | undefined): boolean {
  return token?.kind === 'number' && (token.text.length > 2 || token.value >= 60)
}

function join(whole: NumberToken, fraction: NumberToken): NumberToken {
  const text = `${whole.text}.${fraction.text}`
  return { ...whole, text, value: Number(text), decimals: fraction.text.length }
}
