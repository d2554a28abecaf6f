import { parseTypedDay } from '../calendar/typed-day'
import { parseArea, valueNameOf } from '../compare/compare-homes'
import { formatSaleDate } from '../format-sale-date'
import { filledTables, isFilled, withCorrection } from '../similar/row-entries'
import { formatArea, nameParcel, sourceOf } from '../similar/similar-home'
import { cellName, rowsOf } from './entry-names'
import type { OwnerEntries } from './stored-entries'

/**
 * Matches a source line in English or Spanish, because a row may have been filled on a page of the other
 * language.
 */
const sourceLine = /^(.+), (?:retrieved|datos consultados el) ([^;]+)(;.+)?$/
const dayInWords = /^\d{1,2} de \p{L}+ de \d{4}$|^\p{L}+ \d{1,2}, \d{4}$/u
const monthInWords = /^\p{L}+\.? (?:de )?\d{4}$/u

/**
 * Returns the entries with the words of filled rows in the language of the page. Words that the owner typed stay
 * as they are.
 */
export function localizeRows(
  entries: OwnerEntries,
  titles: Readonly<Record<string, string>> = {},
): OwnerEntries {
  const localized = filledTables.flatMap(({ table, count }) =>
    rowsOf(count).flatMap((row) => {
      const cell = (column: string) => entries[cellName(table, row, column)] ?? ''
      if (!isFilled(cell)) return []
      const valueName = table === 'similar' ? valueNameOf(cell) : undefined
      return [
        ['address', localizeAddress(cell('address'))],
        ['filled', localizeAddress(cell('filled'))],
        ['area', localizeArea(cell('area'))],
        ['date', localizeDate(cell('date'))],
        ['from', localizeSource(cell('from'), valueName, titles)],
      ].flatMap(([column = '', text = '']) => (text === '' ? [] : [[cellName(table, row, column), text]]))
    }),
  )
  return { ...entries, ...Object.fromEntries(localized) }
}

function localizeAddress(text: string): string {
  const [, parcel] = /^Parcela? (\S+)$/.exec(text) ?? []
  return parcel === undefined ? text : nameParcel(parcel)
}

function localizeArea(text: string): string {
  const area = parseArea(text)
  return area === null ? text : formatArea(area)
}

function localizeDate(text: string): string {
  const day = dayInWords.test(text) ? parseTypedDay(text) : null
  const month = monthInWords.test(text) ? parseTypedDay(`1 ${text}`)?.slice(0, 7) : undefined
  const date = day ?? month
  return date === undefined ? text : formatSaleDate(date)
}

function localizeSource(
  text: string,
  valueName: string | undefined,
  titles: Readonly<Record<string, string>>,
): string {
  const [, words = '', day = '', correction] = sourceLine.exec(text) ?? []
  const retrievedAt = parseTypedDay(day)
  if (retrievedAt === null) return text
  const title = valueName === undefined ? words : words.slice(words.indexOf(', ') + 2)
  const parts = [...(valueName === undefined ? [] : [valueName]), titles[title] ?? title]
  const line = sourceOf(parts.join(', '), retrievedAt)
  return correction === undefined ? line : withCorrection(line)
}
