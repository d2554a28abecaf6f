import { formatDay, formatNumber, formatPercent } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { toSentenceCase } from '@/lib/street-address/sentence-case'
import { metersToFeet } from '@/lib/units'
import type { finishedPermits } from './permits-in'

/** A smaller difference proves nothing: outlines are drawn for tax maps, and deeds have rounded sizes. */
const LOT_PERCENT = 10
const LONGEST_MATTER = 90

const texts = defineTexts('find.record-questions', {
  larger: (roll: string, outline: string, share: string) =>
    `The roll says that the lot has ${roll} square feet. Its outline on the state’s parcel map measures about ${outline}, ${share} more. Which one is right?`,
  smaller: (roll: string, outline: string, share: string) =>
    `The roll says that the lot has ${roll} square feet. Its outline on the state’s parcel map measures about ${outline}, ${share} less. Which one is right?`,
  alike: (percent: number) =>
    `The lot of the roll and its outline on the state’s parcel map differ by less than ${percent} percent.`,
  finished: (matter: string, city: string, day: string) =>
    `${city} lists “${matter}” as completed on ${day}. Does the record of your home already have this work?`,
  permit: (number: string | null) => (number ? `Permit ${number}` : 'A permit'),
})

const squareFeetOf = (squareMeters: number) => squareMeters * metersToFeet(1) ** 2

export function lotQuestions(
  rollSquareFeet: number,
  outlineSquareMeters: number,
): { isQuestion: boolean; text: string } {
  const outline = squareFeetOf(outlineSquareMeters)
  const percent = (100 * Math.abs(outline - rollSquareFeet)) / rollSquareFeet
  if (percent < LOT_PERCENT) return { isQuestion: false, text: texts.alike(LOT_PERCENT) }
  const describe = outline > rollSquareFeet ? texts.larger : texts.smaller
  const text = describe(
    formatNumber(rollSquareFeet, 0),
    formatNumber(Math.round(outline / 10) * 10, 0),
    formatPercent(percent, 0),
  )
  return { isQuestion: true, text }
}

export const permitQuestions = (permits: ReturnType<typeof finishedPermits>, city: string): string[] =>
  permits.map(({ record: { description, type, number }, finished }) => {
    const [first = ''] = toSentenceCase(description ?? type ?? '').split('; ')
    const matter = first !== '' && first.length <= LONGEST_MATTER ? first : texts.permit(number)
    return texts.finished(matter, city, formatDay(finished))
  })
