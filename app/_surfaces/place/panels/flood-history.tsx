import { z } from 'zod'
import { exportHref } from '@/app/_lib/export-href'
import { FloodHistoryFacts } from '@/components/ground/flood-history-facts'
import { formatCount, formatList, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { disaster } from '@/lib/records/disaster/fields'
import { claimTexts, formatArea } from '@/lib/records/flood-claims/describe'
import { type FloodClaims, floodClaims } from '@/lib/records/flood-claims/fields'
import { linkToPlace } from '../links'
import { answerOf, type PanelSummaryText } from '../outcome'
import type { Panel } from '../panel'
import { type FloodHistory, fetchFloodHistory } from './fetch-flood-history'

const texts = defineTexts('place.panels.flood-history', {
  title: 'Flood history',
  kind: 'flood insurance claims and disaster declarations',
  publisher: 'the Federal Emergency Management Agency',
  subject: 'the history of floods',
  file: (area: string) => `the claims of ${area}`,
  none: 'No claim and no declaration',
  glance: {
    tract: {
      none: 'No claim in the census tract',
      few: 'Fewer than 5 claims in the census tract',
      some: (count: number) => `${formatCount(count, 'flood claim')} in the census tract`,
    },
    zip: {
      none: 'No claim in the ZIP code',
      few: 'Fewer than 5 claims in the ZIP code',
      some: (count: number) => `${formatCount(count, 'flood claim')} in the ZIP code`,
    },
  },
  unknown: 'Claims not known',
  counts: (counts: readonly string[]) =>
    `Claims since 1978, anywhere in the area and not at one home: ${formatList(counts)}. No claim does not mean no flood.`,
  listed: {
    none: (area: string) => `none in ${area}`,
    few: (area: string) => `fewer than 5 in ${area}`,
    some: (area: string, count: number) => `${formatNumber(count)} in ${area}`,
  },
  floods: (count: number, county: string) =>
    `${formatCount(count, 'declared flood or storm', 'declared floods and storms')} for ${county}`,
  open: 'Open the flood file',
  others: 'The flood zone comes from another source and is not affected.',
})

const fileTexts = { claims: 'Claims', declarations: 'Declarations' }

const MOST_FLOODS = 10

const result = z.object({
  claims: z
    .array(z.object(floodClaims.shape))
    .describe(
      'Anywhere in the tract or ZIP code, never at the place. The tracts of two censuses overlap: never add them up.',
    ),
  county: z.string().nullable(),
  declarations: z.int(),
  floods: z.int().describe('Declarations that name a flood or a storm.'),
  latestFloods: z.array(z.object(disaster.shape)).describe('The newest ten at most.'),
  tractNotes: z.array(z.string()).describe('Which tracts are counted.'),
  gaps: z.array(z.string()),
  caveats: z.array(z.string()),
})

export const floodHistory = {
  id: 'flood-history',
  since: '2026-11-30',
  get title() {
    return texts.title
  },
  get kind() {
    return texts.kind
  },
  get publisher() {
    return texts.publisher
  },
  reads: [
    'geocoder.findAddress',
    'geocoder.tractAt',
    'federal-flood-history.countClaims',
    'federal-flood-history.listDeclarations',
  ],
  read: fetchFloodHistory,
  answer: (outcome) => answerOf(outcome, { none: texts.none, found: describeHistory }),
  height: 'min-h-40',
  body: ({ data }) => (
    <>
      {data.claims.length > 0 && <p className="mb-2">{texts.counts(data.claims.map(countIn))}</p>}
      <Gaps gaps={data.gaps} />
      <Disclaimer />
    </>
  ),
  limits: limitsOf,
  detail: {
    get subject() {
      return texts.subject
    },
    get others() {
      return texts.others
    },
    body: ({ data }) => (
      <>
        <Sentences sentences={[...data.claimSentences, ...data.declarationSentences]} />
        <Gaps gaps={[...data.tractNotes, ...data.gaps]} />
        <p className="mb-2">{translate(claimTexts.anywhere)}</p>
        <Disclaimer />
        <FloodHistoryFacts {...data} />
      </>
    ),
    limits: limitsOf,
    file: (_, data) => {
      const [first] = data?.claims ?? []
      return (
        first && {
          what: texts.file(formatArea(first)),
          href: (format) =>
            exportHref('federal-flood-history', 'countClaims', format, { [first.area]: first.areaId }),
        }
      )
    },
  },
  rows: ({ claims, declarations, tractNotes, gaps, caveats }) => [
    { name: fileTexts.claims, table: floodClaims.table(claims, [...tractNotes, ...gaps, ...caveats]) },
    { name: fileTexts.declarations, table: disaster.table(declarations) },
  ],
  compare: floodClaims.compare<FloodHistory>(({ claims }) => claims.slice(0, 1)),
  result,
  toResult: ({ claims, county, declarations, tractNotes, gaps, caveats }) => ({
    claims,
    county,
    declarations: declarations.length,
    floods: floodsOf(declarations).length,
    latestFloods: floodsOf(declarations).slice(0, MOST_FLOODS),
    tractNotes,
    gaps,
    caveats,
  }),
  workflow: '/ground',
  href: (place) => linkToPlace('/ground/flood', place),
  get linkLabel() {
    return texts.open
  },
} satisfies Panel<'flood-history', FloodHistory, typeof result>

const floodsOf = (declarations: FloodHistory['declarations']) => declarations.filter(({ isFlood }) => isFlood)

/** Omits the caveat that a claim can be anywhere in its area, because the body states it. */
function limitsOf({ caveats }: FloodHistory) {
  return caveats.filter((caveat) => caveat !== claimTexts.anywhere)
}

function describeHistory({ claims, county, declarations }: FloodHistory): PanelSummaryText {
  const first = largestOf(claims)
  const zip = claims.find((each) => each.area === 'zip' && each !== first)
  const details = [
    ...(zip ? [describeFirst(zip)] : []),
    ...(county === null ? [] : [texts.floods(floodsOf(declarations).length, county)]),
  ]
  return { value: first ? describeFirst(first) : texts.unknown, detail: details.join(' · ') || undefined }
}

/**
 * A tract that changed has claims under two numbers. Returns the record with more claims, because the other
 * one can have none.
 */
function largestOf(claims: FloodHistory['claims']): FloodClaims | undefined {
  const [first] = claims
  const sizeOf = ({ claims: size }: FloodClaims) => (typeof size === 'number' ? size : 1)
  const alike = claims.filter(({ area }) => area === first?.area)
  return alike.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]
}

function describeFirst({ area, claims }: FloodClaims): string {
  const { none, few, some } = texts.glance[area]
  if (claims === 0) return none
  return typeof claims === 'number' ? some(claims) : few
}

function countIn(record: FloodClaims): string {
  const { none, few, some } = texts.listed
  const area = formatArea(record)
  if (record.claims === 0) return none(area)
  return typeof record.claims === 'number' ? some(area, record.claims) : few(area)
}

const Sentences = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.map((sentence) => (
    <p key={sentence} className="mb-2">
      {translate(sentence)}
    </p>
  ))

const Gaps = ({ gaps }: { gaps: readonly string[] }) =>
  gaps.map((gap) => (
    <p key={gap} className="mb-2 text-muted">
      {translate(gap)}
    </p>
  ))

/** Paper hides this disclaimer, because it is printed among the limits there. */
const Disclaimer = () => (
  <p className="mb-3 text-sm text-muted print:hidden">{translate(claimTexts.disclaimer)}</p>
)
