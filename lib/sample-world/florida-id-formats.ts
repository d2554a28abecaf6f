import { floridaCounties } from '@/lib/florida/counties'
import { hashOf } from './hash'

/** Where in its county a parcel is. */
export interface LocalNumber {
  county: number
  /** Which town's streets: 0 for the one the county lies around. */
  rank: number
  x: number
  y: number
  slot: number
}

/** Each `#` takes the next of thirteen digits; all else is written as it is. */
const byCounty: Readonly<Record<number, string>> = {
  13: '#############0',
  15: '## ####-##-*-#####',
  20: '##-##-##-####-###-00',
  21: '00#############',
  22: '0#############000',
  23: '#############',
  27: '###S######0##0##',
  32: 'S#############0090',
  35: '#############0000',
  36: '# ## ## ## ###-###.0',
  38: 'C-##-##-##-###-####-0',
  41: '3#############00001.0',
  46: '######P#######',
  54: '########-#####0',
  56: '###N######0##0##',
  57: '1#############0',
  66: '####-###-####-#/#',
  67: '##-#S-##-####-####',
  76: '###S######0##0##00',
}

/** Shared by the other counties, in turn. */
const others = [
  '##-##-##-####-###',
  '############# ',
  '##.##.##.###.####',
  '##-####-#######',
  'R## #### ## #####',
]
const formats = new Map(
  floridaCounties.map(({ number }) => [
    number,
    (byCounty[number] ?? others[number % others.length] ?? '').trim(),
  ]),
)

const readers = floridaCounties.map(({ number }) => ({
  county: number,
  pattern: new RegExp(
    `^${formatOf(number)
      .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
      .replaceAll('#', '(\\d)')}$`,
  ),
}))

export function writeParcelId(place: LocalNumber): string {
  const digits = `${isShared(place) ? '00' : place.county}${digitsOf(place)}`
  let next = 0
  return formatOf(place.county).replaceAll('#', () => digits[next++] ?? '0')
}

/** What the id may mean, county by county; whether there is such a parcel is another question. */
export function readParcelId(text: string): LocalNumber[] {
  return readers.flatMap(({ county, pattern }) => {
    const digits = pattern.exec(text)?.slice(1).join('')
    if (!digits) return []
    const place: LocalNumber = {
      county,
      rank: Number(digits.slice(2, 3)),
      x: Number(digits.slice(3, 6)),
      y: Number(digits.slice(6, 9)),
      slot: Number(digits.slice(9)),
    }
    return writeParcelId(place) === text ? [place] : []
  })
}

function formatOf(county: number): string {
  return formats.get(county) ?? ''
}

function digitsOf({ rank, x, y, slot }: LocalNumber): string {
  return `${rank}${pad(x, 3)}${pad(y, 3)}${pad(slot, 4)}`
}

/** A few ids leave the county out: counties that write alike then have the same id for different parcels. */
function isShared(place: LocalNumber): boolean {
  return hashOf('shared', digitsOf(place)) < 0.03
}

const pad = (value: number, length: number) => String(value).padStart(length, '0')
