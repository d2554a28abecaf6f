import { directions, streetTypes } from '@/lib/street-address/street-words'
import type { Cell, Row } from '../source'
import { withUnit } from '../unit-line'

/** The line itself where there is one: the parts of some counties hold the parcel number. */
export function streetLineNc(row: Row): string | null {
  const { siteadd, saddno, saddpref, saddstr, saddsttyp, saddstsuf, sunit, scity } = row
  if (siteadd) return withUnit(withoutPlace(String(siteadd), scity), sunit)
  if (!saddno || !saddstr) return null
  const parts = [saddno, saddpref, saddstr, saddsttyp, saddstsuf].filter(Boolean)
  return withUnit(parts.map((part) => String(part).trim()).join(' '), sunit)
}

const stateAtEnd = /[\s,]+N\.?C\.?(?:[\s,]+\d{4,5}(?:-\d{4})?)?\s*$/i

/** Some counties run the place into the line, a unit behind a comma: "1000 E WOODLAWN RD, 203 CHARLOTTE NC". */
function withoutPlace(line: string, city: Cell | undefined): string {
  const told = line.replace(stateAtEnd, '')
  const [street = '', behind = ''] = withoutCity(told, String(city ?? '')).split(',')
  const unit = /^\s*(?:UNIT|APT|STE|#)?\s*#?([A-Z]?\d+[A-Z]?)\b/i.exec(behind)?.[1]
  const [head = '', tail] = street.split(/\s{2,}(?=\D+$)/)
  const isRunOn = told !== line || (tail !== undefined && isEnd(head.split(' ').at(-1)))
  return withUnit(isRunOn ? upToType(street) : street, unit)
}

function withoutCity(line: string, city: string): string {
  const head = line.slice(0, -city.length).replace(/[\s,]+$/, '')
  const isEnding = city !== '' && line.toUpperCase().endsWith(` ${city.toUpperCase()}`)
  return isEnding && /^\d\S*\s+\S/.test(head) ? head : line
}

const plain = (word = '') => word.toUpperCase().replaceAll('.', '')
const isEnd = (word?: string) => streetTypes.has(plain(word)) || directions.has(plain(word))

/** A road that is called by a number goes on behind its type. */
function upToType(street: string): string {
  const words = street.split(/\s+/)
  const type = words.findLastIndex((word, index) => index > 1 && streetTypes.has(plain(word)))
  if (type < 0 || /^\d/.test(words[type + 1] ?? '')) return street
  return words.slice(0, directions.has(plain(words[type + 1])) ? type + 2 : type + 1).join(' ')
}
