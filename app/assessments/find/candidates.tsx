import { placeOf } from '@/app/_lib/coverage/covered-places'
import { describeInterpretation } from '@/app/_lib/coverage/search-assessments'
import { unitOf } from '@/app/_lib/coverage/unit-of-record'
import { Caveats } from '@/components/provenance/caveats'
import { Provenance } from '@/components/provenance/provenance'
import { Facts } from '@/components/ui/facts'
import { Notice } from '@/components/ui/notice'
import { Rich } from '@/components/ui/page/rich'
import { formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { formatParcelId } from '@/lib/records/assessment/parcel-number'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import type { HomeCandidate } from '../fetch-assessments'
import { homeFacts } from '../home-facts'
import { OfficialPage } from '../home-trouble'
import { type AssessmentsUrlParams, assessmentsHref, questionOf } from '../url'
import { markAgencyWords } from './agency-fact'
import type { HomeResolution } from './find-home'

const texts = defineTexts('find.candidates', {
  asked: (unit: string) => `You asked for ${unit}`,
  units: (units: string) =>
    `The record has no unit of that name here. These are its units: ${units}. Choose one.`,
  noUnits: 'The record has no unit of that name here, only the building. Its values are not those of a unit.',
  chosen: (place: string) => `We searched the record of ${place}.`,
  certain: (place: string) => `We searched the record of ${place}, chosen by the address.`,
  perhaps: (place: string) => `We searched the record of ${place} only. If your home is elsewhere:`,
  other: '<record>Choose another record</record>',
  otherOrMunicipality:
    '<record>Choose another record</record> or <municipality>another local government</municipality>',
  more: 'More homes match than are listed',
  narrow: 'Add the unit, the city or the ZIP code to the address, or use the parcel number.',
  none: 'None of them? <question>Change the question</question>.',
  parcel: (id: string) => `Parcel ${id}`,
  noNumber: 'Parcel without a number',
  noMatch: {
    both: 'No record has both this address and this parcel number. Leave out the one you are less sure of.',
    address:
      'Check the house number and the spelling of the street, or use the parcel number from the tax bill.',
    number: 'Compare the parcel number with the tax bill, or type the address.',
  },
})

interface Props {
  url: AssessmentsUrlParams
  found: Extract<HomeResolution, { kind: 'searched' }>
}

/** The owner must confirm the home even if there is only one candidate. */
export function Candidates({ url, found: finding }: Props) {
  const { search } = finding
  const question = toFormUrl(url, finding)
  const { records, summary } = search
  return (
    <div className="max-w-reading">
      {finding.missingUnit !== undefined && <MissingUnit unit={finding.missingUnit} records={records} />}
      <SearchedLine url={url} found={finding} />
      <ol className="mb-6 grid gap-4">
        {unitsFirst(records).map((record, index) => (
          <CandidateItem key={keyOf(record) ?? index} url={question} record={record} />
        ))}
      </ol>
      {summary.truncated && (
        <Notice kind="warn" title={texts.more}>
          <p>{texts.narrow}</p>
        </Notice>
      )}
      <p className="mb-4">
        <Rich
          text={texts.none}
          parts={{ question: (words) => <a href={assessmentsHref('question', question)}>{words}</a> }}
        />
      </p>
      <SearchNotes found={finding} />
    </div>
  )
}

export const SearchNotes = ({ found: { search, meta } }: Pick<Props, 'found'>) => (
  <div className="max-w-reading">
    <Caveats items={search.caveats} />
    <Provenance meta={meta} />
  </div>
)

/**
 * Lists units first. The record of a whole building is often exempt, and is never the home of an owner who
 * typed a unit.
 */
const unitsFirst = (records: readonly HomeCandidate[]): HomeCandidate[] =>
  records.toSorted((one, other) => Number(unitOf(one) === '') - Number(unitOf(other) === ''))

function MissingUnit({ unit, records }: { unit: string; records: readonly HomeCandidate[] }) {
  const units = records.map(unitOf).filter((each) => each !== '')
  return (
    <Notice kind="warn" title={texts.asked(unit)}>
      <p>{units.length > 0 ? texts.units(formatList(units)) : texts.noUnits}</p>
    </Notice>
  )
}

export const toFormUrl = (url: AssessmentsUrlParams, { source, county }: Props['found']) => ({
  ...questionOf(url),
  source: source.id,
  ...(county ? { county } : {}),
})

export function SearchedLine({ url, found: finding }: Props) {
  const { source, suggested, county, readAs } = finding
  const question = toFormUrl(url, finding)
  return (
    <>
      <p className="mb-4">
        {texts[suggested || 'chosen']([placeOf(source), county].filter(Boolean).join(', '))}{' '}
        <Rich
          text={url.municipality ? texts.otherOrMunicipality : texts.other}
          parts={{
            record: (words) => <a href={assessmentsHref('source', question)}>{words}</a>,
            municipality: (words) => (
              <a href={assessmentsHref('find', { ...question, municipality: undefined })}>{words}</a>
            ),
          }}
        />
      </p>
      {readAs && <p className="mb-4">{describeInterpretation(readAs)}</p>}
    </>
  )
}

function CandidateItem({ url, record }: { url: AssessmentsUrlParams; record: HomeCandidate }) {
  const key = keyOf(record)
  const parcelId = formatParcelId(record)
  const name = record.siteAddress
    ? formatHomeAddress(record.siteAddress)
    : parcelId
      ? texts.parcel(parcelId)
      : texts.noNumber
  return (
    <li className="rounded-panel border border-line bg-surface p-4">
      <p className="mb-2 text-lg font-semibold">
        {key ? (
          <a href={assessmentsHref('find', { ...url, key })} className="inline-flex min-h-8 items-center">
            {name}
          </a>
        ) : (
          name
        )}
      </p>
      <Facts
        items={homeFacts(record, ['city', 'parcelId', 'alternateParcelId', 'landUse', 'yearBuilt']).map(
          markAgencyWords,
        )}
      />
    </li>
  )
}

/** Only some connectors have property keys, so the shared record type lacks this field. */
export const keyOf = ({ propertyKey }: HomeCandidate): string | undefined =>
  typeof propertyKey === 'string' ? propertyKey : undefined

export function NoMatch({ url, found: finding }: Props) {
  const { q, id } = url
  return (
    <div className="max-w-reading">
      <p className="mb-2">{texts.noMatch[q && id ? 'both' : q ? 'address' : 'number']}</p>
      <SearchedLine url={url} found={finding} />
      <p className="mb-4">
        <OfficialPage source={finding.source} />
      </p>
    </div>
  )
}
