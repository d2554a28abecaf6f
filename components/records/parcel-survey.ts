import { type PublishedAttributes, textIn } from '@/lib/florida/published'

/** "Township 02S, range 30W, section 8", as far as it is published. */
export function saySurvey(attributes: PublishedAttributes): string {
  const [township, range, section] = read(attributes)
  const parts = [
    township && `township ${township}`,
    range && `range ${range}`,
    section && `section ${section}`,
  ]
  const said = parts.filter(Boolean).join(', ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** The same as a legal description; undefined where a part is missing or not of the usual form, as in land grants. */
export function surveyQuestion(attributes: PublishedAttributes): string | undefined {
  const [township = '', range = '', section = ''] = read(attributes)
  const [, row, northOrSouth] = /^0*(\d{1,2})([NS])$/.exec(township) ?? []
  const [, column, eastOrWest] = /^0*(\d{1,2})([EW])$/.exec(range) ?? []
  const [, number] = /^0*(\d{1,2})$/.exec(section) ?? []
  if (!row || !column || !number) return undefined
  return `Sec. ${number}, T. ${row} ${northOrSouth}., R. ${column} ${eastOrWest}., Tallahassee Meridian, Florida`
}

const read = (attributes: PublishedAttributes) =>
  ['TWN', 'RNG', 'SEC'].map((column) => textIn(attributes, column)?.toUpperCase())
