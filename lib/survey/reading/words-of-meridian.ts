import type { DescriptionToken } from './tokenize'

const titles = new Set(
  'MERIDIAN MERID MER PM PRINCIPAL PRIN PRINC PRINCIPLE BASE BASELINE LINE SURVEY SURVEYS DISTRICT LANDS TRACT'.split(
    ' ',
  ),
)
const joining = new Set(['AND', 'OF', 'THE', 'B', 'M', 'BM', 'P', 'BL'])
const spelled: Readonly<Record<string, string>> = {
  FIRST: '1ST',
  SECOND: '2ND',
  THIRD: '3RD',
  FOURTH: '4TH',
  FIFTH: '5TH',
  SIXTH: '6TH',
  MT: 'MOUNT',
  MNT: 'MOUNT',
  ST: 'SAINT',
}
const ordinals: Readonly<Record<number, string>> = {
  1: '1ST',
  2: '2ND',
  3: '3RD',
  4: '4TH',
  5: '5TH',
  6: '6TH',
}

export const isMeridianTitle = (token: DescriptionToken | undefined): boolean =>
  token?.kind === 'word' && titles.has(token.text)

export function wordsOfMeridian(tokens: readonly DescriptionToken[]): string[] {
  return tokens.flatMap((token, i) => wordOfMeridian(token, i === 0) ?? [])
}

export function wordOfMeridian(token: DescriptionToken, first: boolean): string | undefined {
  if (token.kind === 'number') return ordinals[token.value] ?? token.text
  if (token.kind !== 'word' || titles.has(token.text) || (!first && joining.has(token.text))) return undefined
  return token.text === 'THE' ? undefined : (spelled[token.text] ?? token.text)
}

export const isJoining = (token: DescriptionToken): boolean =>
  token.kind === 'word' && joining.has(token.text)
