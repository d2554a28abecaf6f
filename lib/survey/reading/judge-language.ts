import { placeWords } from './place-words'
import type { Parts } from './read-parts'
import { freeWord, type Reading, wordAt } from './reading'

/** Degrees of latitude and longitude inside the country also read as township and range: "43N 116W". */
const latitudes = { from: 17, to: 72 }
const longitudes = { from: 64, to: 125 }

const plain = new Set(
  'OF THE IN AND ALL PART THAT PORTION LYING WITHIN SAID BEING COUNTY PARISH BOROUGH STATE USA US PM BASE MERIDIAN PLSS LEGAL DESCRIPTION LAND'.split(
    ' ',
  ),
)

export type Verdict = 'survey' | 'not-legal' | 'degrees'

/** Whether bare numbers with compass letters are meant as township and range at all. */
export function judgeLanguage(parts: Parts): Verdict {
  const { towns, sections, named, meridian, aliquots, states } = parts
  const sectionNamed = named.numbers.length > 0 || named.unreadable
  const evidence = meridian.mentions.length > 0 || aliquots.explicit
  if (!towns) return 'not-legal'
  if (towns.marked || sectionNamed || evidence) return 'survey'
  const others = strangers(parts.reading)
  if (others.some((word) => placeWords.has(word) && word !== 'CO')) return 'not-legal'
  const placed = sections.length > 0
  if (others.length > 0 && !placed) return 'not-legal'
  if (!towns.attached && !(placed && others.length === 0 && states.codes.length > 0)) return 'not-legal'
  return placed || !looksLikeDegrees(parts) ? 'survey' : 'degrees'
}

function looksLikeDegrees({ towns }: Parts): boolean {
  const [latitude, longitude] = [towns?.townships[0]?.number ?? 0, towns?.ranges[0]?.number ?? 0]
  const north = latitude >= latitudes.from && latitude <= latitudes.to
  return north && longitude >= longitudes.from && longitude <= longitudes.to
}

/** Words no reader understood; a county's name is no stranger. */
function strangers(reading: Reading): string[] {
  return reading.tokens.flatMap((_, i) => {
    // A town can have the name of a meridian.
    const word = reading.used[i] === 'name' ? wordAt(reading.tokens, i) : freeWord(reading, i)
    const ofCounty = ['COUNTY', 'PARISH', 'BOROUGH'].some(
      (county) => freeWord(reading, i + 1) === county || freeWord(reading, i + 2) === county,
    )
    return word === '' || plain.has(word) || ofCounty || freeWord(reading, i - 2) === 'COUNTY' ? [] : [word]
  })
}
