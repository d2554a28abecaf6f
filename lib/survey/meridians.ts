import { tokenize } from './reading/tokenize'
import { wordsOfMeridian } from './reading/words-of-meridian'

export interface Meridian {
  /**
   * Two digits, as in PLSS identifiers. The column PRINMERCD of BLM's survey service omits the leading zero
   * of some codes.
   */
  code: string
  name: string
  states: readonly string[]
  names: readonly string[]
  abbreviations: readonly string[]
  written?: string
  /** True if the name alone has no other meaning, so that a text may omit the word "Meridian". */
  distinctive?: true
  absent?: true
}

type Extra = Partial<Pick<Meridian, 'abbreviations' | 'written' | 'distinctive' | 'absent'>>

const row = (code: string, name: string, states: string, names: string[], extra: Extra = {}): Meridian => ({
  code,
  name,
  states: states === '' ? [] : states.split(' '),
  names,
  abbreviations: [],
  ...extra,
})

const ohio = (code: string, name: string, names: string[], extra: Extra = {}): Meridian =>
  row(code, name, 'OH', names, { written: name, distinctive: true, ...extra })

export const meridians: readonly Meridian[] = [
  row('01', 'First Principal', 'IN OH', ['1ST']),
  row('02', 'Second Principal', 'IL IN', ['2ND']),
  row('03', 'Third Principal', 'IL', ['3RD']),
  row('04', 'Fourth Principal', 'IL', ['4TH']),
  row('05', 'Fifth Principal', 'AR IA MN MO ND SD', ['5TH']),
  row('06', 'Sixth Principal', 'CO KS NE SD WY', ['6TH']),
  row('07', 'Black Hills', 'SD', ['BLACK HILLS', 'BLACK HILL'], { abbreviations: ['BHM', 'BHBM'] }),
  row('08', 'Boise', 'ID', ['BOISE'], { abbreviations: ['BM'] }),
  row('09', 'Chickasaw', 'AR MS', ['CHICKASAW']),
  row('10', 'Choctaw', 'AR MS', ['CHOCTAW']),
  row('11', 'Cimarron', 'OK', ['CIMARRON'], { abbreviations: ['CM'] }),
  row('12', 'Copper River', 'AK', ['COPPER RIVER'], { abbreviations: ['CRM'] }),
  row('13', 'Fairbanks', 'AK', ['FAIRBANKS'], { abbreviations: ['FM'] }),
  row('14', 'Gila and Salt River', 'AZ CA', ['GILA SALT RIVER', 'GILA SALT RIVERS', 'GILA'], {
    abbreviations: ['GSRM', 'GSRBM', 'GSRBLM', 'GSR'],
    distinctive: true,
  }),
  row('15', 'Humboldt', 'CA', ['HUMBOLDT'], { abbreviations: ['HM', 'HBM'] }),
  row('16', 'Huntsville', 'AL MS', ['HUNTSVILLE']),
  row('17', 'Indian', 'OK', ['INDIAN'], { abbreviations: ['IM'] }),
  row('18', 'Louisiana', 'LA', ['LOUISIANA']),
  row('19', 'Michigan', 'MI OH', ['MICHIGAN']),
  row('20', 'Principal Meridian, Montana', 'MT', ['MONTANA'], {
    abbreviations: ['PMM', 'MPM'],
    written: 'Montana Principal Meridian',
  }),
  row('21', 'Mount Diablo', 'CA NV', ['MOUNT DIABLO', 'MTDIABLO', 'M DIABLO'], {
    abbreviations: ['MDM', 'MDBM', 'MDBLM', 'MTDM', 'MTDBM'],
    distinctive: true,
  }),
  row('22', 'Navajo', 'AZ', ['NAVAJO', 'NAVAHO']),
  row('23', 'New Mexico Principal', 'CO NM', ['NEW MEXICO', 'NM', 'N MEX'], {
    abbreviations: ['NMPM', 'NMM'],
  }),
  row('24', 'St. Helena', 'LA', ['SAINT HELENA']),
  row('25', 'St. Stephens', 'AL MS', ['SAINT STEPHENS', 'SAINT STEPHEN', 'SAINT STEPHEN S']),
  row('26', 'Salt Lake', 'UT', ['SALT LAKE', 'SALTLAKE'], {
    abbreviations: ['SLM', 'SLBM', 'SLBLM', 'SLPM'],
    distinctive: true,
  }),
  row('27', 'San Bernardino', 'AZ CA', ['SAN BERNARDINO', 'SAN BERNADINO', 'SAN BDNO'], {
    abbreviations: ['SBM', 'SBBM', 'SBBLM'],
  }),
  row('28', 'Seward', 'AK', ['SEWARD'], { abbreviations: ['SM'] }),
  row('29', 'Tallahassee', 'AL FL', ['TALLAHASSEE']),
  row('30', 'Uintah Special', 'UT', ['UINTAH SPECIAL', 'UINTA SPECIAL', 'UINTAH', 'UINTA'], {
    abbreviations: ['USM', 'USBM', 'USBLM'],
    distinctive: true,
  }),
  row('31', 'Ute', 'CO', ['UTE'], { abbreviations: ['UM'] }),
  row('32', 'Washington', 'MS', ['WASHINGTON']),
  row('33', 'Willamette', 'OR WA', ['WILLAMETTE', 'WILLIAMETTE', 'WILLAMETE', 'WILL'], {
    abbreviations: ['WM'],
  }),
  row('34', 'Wind River', 'WY', ['WIND RIVER'], { abbreviations: ['WRM', 'WRBM'] }),
  ohio('36', 'Between the Miamis', ['BETWEEN MIAMIS', 'BETWEEN MIAMI RIVERS']),
  ohio('37', 'Muskingum River', ['MUSKINGUM RIVER']),
  ohio('38', 'Ohio River Base', ['OHIO RIVER']),
  ohio('39', 'Scioto River First', ['SCIOTO RIVER 1ST', '1ST SCIOTO RIVER', 'SCIOTO 1ST', '1ST SCIOTO']),
  ohio('40', 'Scioto River Second', ['SCIOTO RIVER 2ND', '2ND SCIOTO RIVER', 'SCIOTO 2ND', '2ND SCIOTO']),
  ohio('41', 'Scioto River Third', ['SCIOTO RIVER 3RD', '3RD SCIOTO RIVER', 'SCIOTO 3RD', '3RD SCIOTO']),
  ohio('43', 'Twelve Mile Square Reserve', ['TWELVE MILE SQUARE RESERVE', '12 MILE SQUARE RESERVE'], {
    absent: true,
  }),
  row('44', 'Kateel River', 'AK', ['KATEEL RIVER', 'KATEEL'], { abbreviations: ['KRM'], distinctive: true }),
  row('45', 'Umiat', 'AK', ['UMIAT'], { abbreviations: ['UM'] }),
  // The dataset has two codes for the Fourth Principal Meridian, but people write "4th" in Wisconsin and
  // Minnesota too.
  row('46', 'Fourth Principal Extended', 'MN WI', ['4TH EXTENDED', 'EXTENDED 4TH', '4TH']),
  ohio('47', 'West of the Great Miami', ['WEST GREAT MIAMI', 'WEST GREAT MIAMI RIVER']),
  ohio('48', 'United States Military Survey', ['UNITED STATES MILITARY', 'US MILITARY', 'U S MILITARY'], {
    abbreviations: ['USMD', 'USML', 'USMS'],
  }),
  ohio('91', 'Connecticut Western Reserve', ['CONNECTICUT WESTERN RESERVE', 'WESTERN RESERVE'], {
    absent: true,
  }),
  row('99', 'Not applicable', '', []),
]

const byCode = new Map(meridians.map((meridian) => [meridian.code, meridian]))
const named = index((meridian) => meridian.names)
const abbreviated = index((meridian) => meridian.abbreviations)
const beginnings = new Set([...named.keys()].flatMap(beginningsOf))

export function padMeridianCode(code: string | number): string {
  return String(code).trim().padStart(2, '0')
}

/**
 * The names come from our own table, because the column PRINMER of BLM's survey service contains wrong ones.
 */
export function meridianName(code: string | number): string | undefined {
  return byCode.get(padMeridianCode(code))?.name
}

export function meridianByCode(code: string | number): Meridian | undefined {
  return byCode.get(padMeridianCode(code))
}

export function meridiansOf(state: string): string[] {
  const code = state.trim().toUpperCase()
  return meridians
    .filter(({ states, absent }) => states.includes(code) && !absent)
    .map((meridian) => meridian.code)
}

export function isUsedIn(code: string, state: string): boolean {
  return meridianByCode(code)?.states.includes(state.trim().toUpperCase()) ?? false
}

export function findMeridiansByName(words: string): readonly string[] {
  return named.get(words) ?? []
}

export function beginsMeridianName(words: string): boolean {
  return beginnings.has(words)
}

export function findMeridiansByLetters(letters: string): readonly string[] {
  return abbreviated.get(letters) ?? []
}

export function findMeridians(text: string, state?: string): string[] {
  const matches = matchMeridians(text.slice(0, 200))
  if (state === undefined) return matches
  const fitting = matches.filter((code) => isUsedIn(code, state))
  return fitting.length > 0 ? fitting : matches
}

function matchMeridians(text: string): string[] {
  const code = /^\s*(?:meridian|code|no\.?|#)?\s*(\d{1,2})\s*$/i.exec(text)?.[1]
  if (code !== undefined) {
    const meridian = meridianByCode(code)
    return meridian && meridian.states.length > 0 ? [meridian.code] : []
  }
  const tokens = tokenize(text)
  const byName = findMeridiansByName(wordsOfMeridian(tokens).join(' '))
  if (byName.length > 0) return [...byName]
  const letters = tokens.map((token) => (token.kind === 'word' ? token.text : '')).join('')
  // "B & M" can mean any base and meridian, while "BM" is the Boise Meridian.
  return letters === 'BM' && tokens.length > 2 ? [] : [...findMeridiansByLetters(letters)]
}

function beginningsOf(name: string): string[] {
  const words = name.split(' ')
  return words.map((_, count) => words.slice(0, count).join(' ')).concat(name)
}

function index(keys: (meridian: Meridian) => readonly string[]): Map<string, string[]> {
  const map = new Map<string, string[]>()
  for (const meridian of meridians) {
    for (const key of keys(meridian)) map.set(key, [...(map.get(key) ?? []), meridian.code])
  }
  return map
}
