import { z } from 'zod'
import { all, among, equal, startsWith } from '@/lib/conditions/condition'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { appealOutcome } from '@/lib/records/appeal-outcome/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { pinOf } from './cells'
import { neighborhood, propertyClass, township, year } from './cook-params'
import { fetchAllRows } from './fetch-rows'
import { countOutcomes } from './outcomes'
import { pinsIn } from './pins-in'
import { assessorAppeals, boardDecisions } from './sets'

const texts = defineSentences('us-assessment-evidence.count-appeal-outcomes', {
  oneArea: 'Give either a township or a neighborhood.',
  homesOnly: 'Give a class of homes, which begins with 2.',
  appealsOnly: 'These are counts of appeals, not of homes, and no chance for any home.',
  assessed: 'Values are assessed values: a tenth of market value for homes.',
  never: 'The Board begins with the assessor’s value. The counts of the two are never added.',
  widened:
    'Fewer than {count, number} appeals were decided in neighborhood {code}. These are of township {township}.',
  partly: 'Some appeals are undecided. A township without rows is not decided yet.',
})

const params = z
  .strictObject({
    body: z
      .enum(['assessor', 'board'])
      .describe('Who decided: the assessor or the Board of Review. They are never added up.'),
    year: year.describe('Assessment year; tax year for the Board.'),
    propertyClass,
    township: township.optional(),
    neighborhood: neighborhood.optional(),
  })
  .refine((query) => (query.township === undefined) !== (query.neighborhood === undefined), {
    path: ['township'],
    message: texts.oneArea,
  })
  .refine((query) => query.propertyClass.startsWith('2'), {
    path: ['propertyClass'],
    message: texts.homesOnly,
  })

const result = z.object({
  body: z.enum(['assessor', 'board']),
  year: z.number(),
  propertyClass: z.string(),
  area: z.object({ kind: z.enum(['township', 'neighborhood']), code: z.string() }),
  widened: z.boolean().describe('Fewer than 10 were decided in the neighborhood: these are of its township.'),
  records: z.array(z.object(appealOutcome.shape)),
  tooFew: z
    .array(z.object({ kind: z.string(), decided: z.number() }))
    .describe('Kinds with fewer than 10 decided appeals, which say nothing.'),
  updatedAt: z.string().nullable(),
  caveats: z.array(z.string()),
})

const ENOUGH = 10

type Question = z.output<typeof params>

export const countAppealOutcomes = {
  summary:
    'Outcomes of appeals in Cook County as counts, for one deciding body, year, class and township or neighborhood: lowered, unchanged, raised, undecided, withdrawn, and the middle change among the lowered.',
  title: 'Outcomes of appeals',
  params,
  result,
  example: { body: 'assessor', year: 2025, propertyClass: '205', township: '77' },
  cache: { freshFor: DAY, staleFor: DAY },
  cost: 4,
  run: count,
  table: ({ records, caveats }) => appealOutcome.table(records, caveats),
  cite: ({ body, updatedAt }) => ({
    publisher: (body === 'board' ? boardDecisions : assessorAppeals).source,
    dataset:
      body === 'board' ? 'Board of Review decisions (7pny-nedm)' : 'Appeals to the assessor (y282-6ig3)',
    dated: [{ label: 'Updated', on: updatedAt?.slice(0, 10) ?? null }],
  }),
} satisfies ConnectorMethod<typeof params, typeof result>

async function count(question: Question, context: MethodContext): Promise<z.input<typeof result>> {
  const { body, year, propertyClass, neighborhood } = question
  const code = question.township ?? neighborhood?.slice(0, 2) ?? ''
  const { rows, updatedAt, caveats } = await fetchAppeals(question, code, context)
  const near = neighborhood ? await pinsIn({ neighborhood, propertyClass, year }, context) : undefined
  const inside = near
    ? countOutcomes(
        body,
        rows.filter(({ pin }) => near.has(pinOf(pin))),
      )
    : []
  const widened = near !== undefined && !inside.some(({ decided }) => decided >= ENOUGH)
  const lines = near && !widened ? inside : countOutcomes(body, rows)
  return {
    body,
    year,
    propertyClass,
    area:
      near && !widened ? { kind: 'neighborhood', code: neighborhood ?? code } : { kind: 'township', code },
    widened,
    records: lines.filter(({ decided }) => decided >= ENOUGH),
    tooFew: lines.filter(({ decided }) => decided < ENOUGH).map(({ kind, decided }) => ({ kind, decided })),
    updatedAt,
    caveats: [
      ...(widened ? [texts.widened({ count: ENOUGH, code: neighborhood ?? '', township: code })] : []),
      ...(lines.some(({ undecided }) => undecided > 0) || lines.length === 0 ? [texts.partly] : []),
      texts.appealsOnly,
      texts.assessed,
      texts.never,
      ...caveats,
    ],
  }
}

/** The Board of Review publishes the year as text, the Assessor as a number. */
const fetchAppeals = ({ body, year, propertyClass }: Question, code: string, context: MethodContext) =>
  body === 'board'
    ? fetchAllRows(
        boardDecisions,
        all(equal('tax_year', String(year)), equal('class', propertyClass), equal('township_code', code)),
        'another year or class',
        context,
      )
    : fetchAllRows(
        assessorAppeals,
        all(
          equal('year', year),
          equal('class', propertyClass),
          equal('township_code', code),
          among('appeal_type', ['residential', 'condo/coop']),
          startsWith('hearing_type', 'Current year appeal'),
        ),
        'another year or class',
        context,
      )
