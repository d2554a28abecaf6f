import { streetTypes, unitWords } from './street-tokens'

const word = `(?:${unitWords.join('|')})(?![A-Z])\\.?\\s*#?\\s*|(?:APT|UNIT|STE)(?=\\d)|#\\s*`
const name = '[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?'
const behind = new RegExp(`(?:[,\\s]+|(?=#))(${word})(${name})(?![A-Z0-9-])(?=\\s*(,|$|\\s))`, 'gi')
const inFront = new RegExp(`^(${word})(${name})[,\\s]+(?=[NSEW]?\\d)`, 'i')

interface CutAddress {
  rest: string
  unit: string
  id: string
}

/** Collapses runs of spaces and commas, on which the patterns would take more than linear time. */
export const onOneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ?,[, ]*/g, ', ')
    .trim()

/** Does not cut place names that contain a unit word: Sterling, Unity, Sault Ste. Marie. */
export function cutUnit(address: string): CutAddress {
  const units: { unit: string; id: string }[] = []
  const take = (word: string, id: string) =>
    void units.push({ unit: (word + id).replace(/\s+/g, ' ').trim(), id })
  const street = onOneLine(address).replace(inFront, (whole, unit: string, id: string) => {
    if (!isUnitName(unit, id)) return whole
    take(unit, id)
    return ''
  })
  const rest = street.replace(behind, (whole, unit: string, id: string, end: string, at: number) => {
    const next = /^\s+([A-Z]+)\s*(?:,|$)/i.exec(street.slice(at + whole.length))?.[1] ?? ''
    const isOfStreet = [id, next].some((each) => streetTypes.has(each.toUpperCase()))
    const isAtEnd = end === '' || end === ','
    if (isOfStreet || !isUnitName(unit, id) || !(isAtEnd || /\d/.test(id))) return whole
    take(unit, id)
    return ''
  })
  return { rest: rest.trim(), unit: units.map(({ unit }) => unit).join(' '), id: units.at(-1)?.id ?? '' }
}

/**
 * A unit of three or more letters needs a word that begins no place name: "Apt Rear" is a unit, while "Ste.
 * Marie" and "Lot Valley" are places.
 */
function isUnitName(word: string, id: string): boolean {
  return /\d/.test(id) || id.length <= 2 || /^(?:APT|APARTMENT|UNIT|SUITE|#)/i.test(word)
}
