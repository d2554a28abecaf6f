import type { CoordinateToken } from './coordinate-tokens'

type Slices = CoordinateToken[][]

export function splitAngles(tokens: readonly CoordinateToken[]): Slices {
  const way =
    atMarks(tokens, 'label') ??
    atMarks(tokens, 'compass') ??
    atSeparator(tokens) ??
    atDegrees(tokens) ??
    inHalves(tokens)
  return way.filter((slice) => slice.some((token) => token.kind === 'number'))
}

/** If a mark precedes the first number, each mark starts an angle. Otherwise each mark ends an angle. */
function atMarks(tokens: readonly CoordinateToken[], kind: 'label' | 'compass'): Slices | null {
  const count = tokens.filter((token) => token.kind === kind).length
  if (count < 2) return null
  const leads = tokens.find((token) => token.kind === kind || token.kind === 'number')?.kind === kind
  const slices: Slices = [[]]
  for (const token of tokens) {
    if (leads && token.kind === kind) slices.push([])
    slices.at(-1)?.push(token)
    if (!leads && token.kind === kind) slices.push([])
  }
  return slices
}

function atSeparator(tokens: readonly CoordinateToken[]): Slices | null {
  for (const texts of [';|&', ',', '/']) {
    const places = tokens.flatMap((token, i) =>
      token.kind === 'separator' && texts.includes(token.text) ? [i] : [],
    )
    const inner = places.filter((i) => i > 0 && i < tokens.length - 1)
    const [at] = inner
    if (at !== undefined && inner.length === 1) return [tokens.slice(0, at), tokens.slice(at + 1)]
  }
  return null
}

function atDegrees(tokens: readonly CoordinateToken[]): Slices | null {
  const starts = tokens.flatMap((token, i) => {
    const next = tokens[i + 1]
    return token.kind === 'number' && next?.kind === 'unit' && next.unit === 'degrees' ? [i] : []
  })
  const second = starts[1]
  return starts.length === 2 && second !== undefined ? [tokens.slice(0, second), tokens.slice(second)] : null
}

function inHalves(tokens: readonly CoordinateToken[]): Slices {
  const places = tokens.flatMap((token, i) => (token.kind === 'number' ? [i] : []))
  const middle = places[places.length / 2]
  if (middle === undefined || places.length > 6 || tokens.some((token) => token.kind === 'unit'))
    return [[...tokens]]
  const isHyphen = (token: CoordinateToken | undefined) =>
    token?.kind === 'separator' && token.text === '-' && token.spaced
  const end = isHyphen(tokens[middle - 1]) ? middle - 1 : middle
  return [tokens.slice(0, end), tokens.slice(middle)]
}
