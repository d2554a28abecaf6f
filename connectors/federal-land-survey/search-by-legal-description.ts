import { z } from 'zod'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { section } from '@/lib/records/section/fields'
import { surveyTable } from '@/lib/records/section/file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { coverage, coverageOf } from './coverage'
import { findSurveyed, findTownships } from './find-surveyed'
import { legalParams, readLegalQuestion, unsurveyedState } from './legal-question'
import { describeUnreadable } from './read-record'
import { citeSurvey } from './wire'

const texts = defineSentences('federal-land-survey.search-by-legal-description', {
  townshipExistsButNoSection: 'The township exists, but no section {section} is published in it.',
  noTownshipOfTheseNumbers:
    'No township of these numbers is published. Check the numbers, the directions and the meridian.',
  moreThanPlacesFit:
    'More than {count} places fit; the first {count} are listed. Name the state or the meridian.',
  onePlaceFits: 'One place fits.',
  placesFitNameTheState: '{count} places fit. Name the state or the meridian to narrow them.',
})

const result = z.object({
  found: z.boolean(),
  count: z.int().min(0),
  truncated: z.boolean(),
  coverage: coverage.nullable(),
  records: z.array(z.object(section.shape)),
  note: z.string(),
  caveats: z.array(z.string()),
})

type Outcome = Omit<z.output<typeof result>, 'caveats'>

export const searchByLegalDescription = {
  summary:
    'Sections (or townships, where no section is named) that a legal description fits, over every fitting meridian. Give township and range, or plssid.',
  params: legalParams,
  result,
  example: { township: '84N', range: '39W', section: 18, state: 'IA' },
  cache: { freshFor: 7 * DAY, staleFor: 30 * DAY },
  async run(params, { upstream, connector }) {
    const { caveats } = connector
    const uncovered = unsurveyedState(params)
    if (uncovered) return { ...nothing(uncovered.message), coverage: uncovered, caveats }
    const question = readLegalQuestion(params)
    const { matches, unreadable, truncated } = await findSurveyed(question, upstream, false)
    if (matches.length === 0) return { ...nothing(await explain(question, upstream)), caveats }
    const records = matches.map(({ record }) => record)
    return {
      found: true,
      count: records.length,
      truncated,
      coverage: coverageOf(records),
      records,
      note: noteFor(records.length, truncated),
      caveats: [...describeUnreadable(unreadable), ...caveats],
    }
  },
  table: ({ records, note }) =>
    surveyTable(
      records.map((record) => ({ record })),
      [note],
    ),
  cite: citeSurvey,
} satisfies ConnectorMethod<typeof legalParams, typeof result>

const nothing = (note: string): Outcome => ({
  found: false,
  count: 0,
  truncated: false,
  coverage: null,
  records: [],
  note,
})

async function explain(
  question: Parameters<typeof findTownships>[0],
  upstream: Parameters<typeof findTownships>[1],
): Promise<string> {
  const section = question.section
  const { matches } = section === undefined ? { matches: [] } : await findTownships(question, upstream, false)
  if (matches.length > 0) return texts.townshipExistsButNoSection({ section: section ?? '' })
  return texts.noTownshipOfTheseNumbers
}

function noteFor(count: number, truncated: boolean): string {
  if (truncated) return texts.moreThanPlacesFit({ count })
  return count === 1 ? texts.onePlaceFits : texts.placesFitNameTheState({ count })
}
