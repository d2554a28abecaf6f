const names: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  Tab: ' ',
  NewLine: '\n',
  ndash: '–',
  mdash: '—',
  hyphen: '-',
  dash: '-',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  deg: '°',
  sect: '§',
  copy: '©',
  reg: '®',
  trade: '™',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  times: '×',
  eacute: 'é',
  ntilde: 'ñ',
  colon: ':',
  semi: ';',
  comma: ',',
  period: '.',
  commat: '@',
  num: '#',
  plus: '+',
  equals: '=',
  excl: '!',
  sol: '/',
  bsol: '\\',
  lpar: '(',
  rpar: ')',
  lsqb: '[',
  rsqb: ']',
  lowbar: '_',
  ZeroWidthSpace: '',
  zwnj: '',
  zwj: '',
  lrm: '',
  rlm: '',
  shy: '',
}

/** Browsers also accept a numeric entity without its semicolon. */
const entity = new RegExp(`&(?:#(\\d+);?|#[xX]([0-9a-fA-F]+);?|(${Object.keys(names).join('|')});)`, 'g')
const anEntity = new RegExp(entity.source)

export const hasEntity = (text: string): boolean => anEntity.test(text)

export function decodeEntities(text: string): string {
  return text.replace(entity, (_whole, decimal?: string, hex?: string, name?: string) =>
    name === undefined ? character(decimal, hex) : (names[name] ?? ''),
  )
}

export const looseEntities = (text: string): string => text.replace(entity, (whole) => `& ${whole.slice(1)}`)

function character(decimal: string | undefined, hex = ''): string {
  const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : '\ufffd'
}
