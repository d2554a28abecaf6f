import { stateByCode } from '@/lib/geography/states'
import { directions, streetTypes, unitWords } from './street-tokens'

export function toMixedCase(text: string): string {
  if (text.length > LONGEST_LINE) return text
  const parts = text.replace(/,\s*([A-Z]{2}),\s*(?=\d{5})/g, ', $1 ').split(/(\s*,\s*)/)
  return parts.map((part, index) => (index % 2 === 1 ? part : writePart(part, index > 0))).join('')
}

/**
 * Longer texts stay unchanged, because they are no addresses, and the patterns below take quadratic time on a
 * run of spaces.
 */
const LONGEST_LINE = 300

const stateAtEnd = /^(.*?)(?:(^|\s+)([A-Z]{2}))(\s+\d{5}(?:-\d{4})?)?$/s

function writePart(part: string, isBehindComma: boolean): string {
  if (isMixed(part)) return part
  const [, before = '', gap = '', code = '', zip = ''] = stateAtEnd.exec(part) ?? []
  const isState = code !== '' && stateByCode(code) !== undefined && isPlaceOfState(before, zip, isBehindComma)
  return isState ? `${writeWords(before)}${gap}${code}${zip}` : writeWords(part)
}

const isPlaceOfState = (before: string, zip: string, isBehindComma: boolean) =>
  zip !== '' || (isBehindComma && (before === '' || !/\d|^#/.test(before)))

const isMixed = (part: string) =>
  /[a-z]/.test(part.replace(/\d+(?:st|nd|rd|th)\b/g, '')) || !/[A-Z]{2}/.test(part)

function writeWords(part: string): string {
  const pieces = part.split(/([\s/&()"-]+)/)
  return pieces
    .map((piece, index) =>
      index % 2 === 1 ? piece : writeWord(piece, pieces[index - 2] ?? '', pieces[index + 2] ?? ''),
    )
    .join('')
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const initials = wordsOf(
  'N S E W NE NW SE SW US USA PO AFB NAS MCAS FDR YMCA II III IV VI VII VIII IX XI XII',
)
/** These road words stay in capitals before a number, as in "SR 50". Elsewhere "Sr" is part of a name. */
const roads = wordsOf('SR CR FM RR HC SH TH PR FR')
const numbered = wordsOf('HWY HIGHWAY RTE ROUTE')
const lettered = wordsOf('ROAD RD HIGHWAY HWY ROUTE RTE CTH TRUNK AVENUE AVE')
const units = wordsOf([...unitWords, 'FL', 'PH', 'SPC'].join(' '))
const small = wordsOf('OF THE AND AT BY ON IN FOR TO OR DE DEL DES DU')
const articles = wordsOf('LA LAS LOS EL')
const shortened = wordsOf(
  'JR SR DR MR MRS MC ST STS FT MT MTN LK LKS SPG BCH CTR CRK BR BRG RVR VLG TWP PK STN JCT FRK FRD FLD FLT FLS FLR FL ML MLS ' +
    'HLS CLB CLF GDN GRD RM RMS LT LTS SP SPC BX TWR CP CMP PRT PTS RDS DRS LNS SHL SMT KNL HVN SHR VST VL BTM DL DM DV NCK PRK PLN WL WLS',
)

function writeWord(word: string, before: string, after: string): string {
  const bare = word.replace(/[.'’#]/g, '')
  if (/\d/.test(bare)) return /^\d+(?:ST|ND|RD|TH)$/.test(bare) ? word.toLowerCase() : word
  if (bare.length < 2 || /^(?:[A-Z]\.)+[A-Z]?$/.test(word) || isInitials(bare, before, after)) return word
  const isBehindName = /[A-Z]{2}/.test(before) && !/\d/.test(before) && !directions.has(before)
  const isSmall = small.has(bare) || (articles.has(bare) && before === 'DE')
  return isSmall && isBehindName && after !== '' ? word.toLowerCase() : writeName(word, isBehindName)
}

function isInitials(word: string, before: string, after: string): boolean {
  if (initials.has(word)) return true
  if (roads.has(word) && /^\d/.test(after)) return true
  // "RM" before a number is a ranch road, but a room if a word precedes it.
  if (word === 'RM' && /^\d/.test(after) && !/[A-Z]{2}/.test(before)) return true
  // "NC Hwy 42" begins with the code of a state, but "Co Hwy 12" with an abbreviation of "county".
  if (numbered.has(after) && word !== 'CO' && word.length === 2 && stateByCode(word)) return true
  if (lettered.has(before) && /^([A-Z])\1+$/.test(word)) return true
  if (units.has(before) && word.length === 2 && !streetTypes.has(word)) return true
  return word.length <= 3 && !/[AEIOUY]/.test(word) && !shortened.has(word) && !streetTypes.has(word)
}

const names = new Map(
  [
    'DeBary DeFuniak DeKalb DeLand DeQuincy DeRidder DeWitt DuPage LaBelle LaFollette LaSalle LaVerkin',
    'MacArthur MacDill MacDonald MacDougal MacGregor MacLeod SeaTac WaKeeney',
  ]
    .flatMap((row) => row.split(' '))
    .map((name) => [name.toUpperCase(), name]),
)

const capitalize = (word: string) => word.charAt(0) + word.slice(1).toLowerCase()

/**
 * Writes "McDowell", "O’Brien" and "Coeur d’Alene". Letters after any other apostrophe are lowercase:
 * "King’s".
 */
function writeName(word: string, isBehindName: boolean): string {
  const spelling = names.get(word)
  if (spelling) return spelling
  const [, particle = '', mark = '', rest] = /^([ODL])(['’])([A-Z]{3,}.*)$/.exec(word) ?? []
  if (rest) return `${particle === 'D' && isBehindName ? 'd' : particle}${mark}${capitalize(rest)}`
  return /^MC[A-Z]{3}/.test(word) ? `Mc${capitalize(word.slice(2))}` : capitalize(word)
}
