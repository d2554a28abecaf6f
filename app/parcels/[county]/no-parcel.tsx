import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { ANY_COUNTY, FLORIDA_MAP, pageHref, parcelHref } from '@/components/parcels/parcel-href'
import { stateOfProblem } from '@/components/provenance/problem-advice'
import { Provenance } from '@/components/provenance/provenance'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { Select } from '@/components/ui/form/select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Panel } from '@/components/ui/page/panel'
import { Rich } from '@/components/ui/page/rich'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { countyByNumber, type FloridaCounty, floridaCounties } from '@/lib/geography/florida-counties'
import { defineTexts } from '@/lib/language/define-texts'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { AppraiserAdvice } from './appraiser-advice'
import type { ParcelChoice } from './fetch-parcel'

interface Props {
  county: FloridaCounty
  id: string
  choices: readonly ParcelChoice[]
  meta: Meta
}

const texts = defineTexts('parcels.no-parcel', {
  which: 'Which one do you mean?',
  noneTitle: 'No such parcel in this county',
  none: (id: string, county: string) => `The statewide roll has no parcel ${id} in ${county} County.`,
  several: (id: string, county: string) => `Several parcels of ${county} County fit the number ${id}.`,
  why: 'Numbers change when land is split or joined, new ones come with the next yearly roll, and some counties keep condominium units elsewhere.',
  elsewhere: 'Another county uses this number. It is another parcel:',
  here: 'Choose one:',
  choice: (county: string, id: string, address: string | null) =>
    `${county} County, parcel ${id}${address ? `, ${address}` : ''}`,
  map: 'Open the Florida map',
  waiting: 'We are looking up the parcel',
  failed: 'We could not load the parcel',
  eyebrow: 'Florida parcels',
  title: 'Which county of Florida?',
  lead: 'Each county numbers its own parcels, so one number can mean several parcels.',
  unknown: 'Florida has no such county',
  county: 'The address of this page names <county/>. We asked no source.',
  all: 'All 67 counties',
  parcelOf: (county: string) => `A parcel of ${county} County`,
  byNumber: 'Enter its number, or find it on the map by its address.',
  form: {
    label: 'Find a parcel',
    county: 'County',
    none: 'Choose a county',
    id: 'Parcel number',
    hint: 'As on the tax bill or the appraiser’s page, for example 082S305005000002. Letters, dots, spaces and zeros in front are part of it.',
    submit: 'Find the parcel',
  },
})

/** Offers the choices as links. The page never opens one of several parcels by itself. */
export function NotFoundPanel({ county, id, choices, meta }: Props) {
  const isHere = choices.some(({ countyNumber }) => countyNumber === county.number)
  const [title, lead] = isHere
    ? [texts.which, texts.several(id, county.name)]
    : [texts.noneTitle, texts.none(id, county.name)]
  return (
    <Panel id="summary" title={title} state={isHere ? 'found' : 'none'}>
      <p className="mb-3 wrap-anywhere">{lead}</p>
      {!isHere && <p className="mb-3">{texts.why}</p>}
      {choices.length > 0 && (
        <>
          <p>{isHere ? texts.here : texts.elsewhere}</p>
          <Choices choices={choices} />
        </>
      )}
      <FindForm slug={county.slug} typed={id} />
      <AppraiserAdvice county={county.name} />
      <Provenance meta={meta} />
    </Panel>
  )
}

function Choices({ choices }: { choices: readonly ParcelChoice[] }) {
  return (
    <ul className="my-2">
      {choices.map(({ countyNumber, parcelId, address }) => (
        <li key={`${countyNumber} ${parcelId}`}>
          <a
            href={parcelHref({ county: countyNumber, parcelId })}
            className="inline-flex min-h-11 items-center"
          >
            {texts.choice(
              countyByNumber(countyNumber)?.name ?? '',
              parcelId,
              address && toMixedCase(address),
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

interface FailurePanelProps {
  problem: Problem
  county: FloridaCounty
  retry: string
}

export function FailurePanel({ problem, county, retry }: FailurePanelProps) {
  return (
    <Panel
      id="summary"
      title={problem.isWaiting ? texts.waiting : texts.failed}
      state={stateOfProblem(problem)}
    >
      <ProblemNotice problem={problem} retry={retry} instead={{ href: FLORIDA_MAP, label: texts.map }} />
      <AppraiserAdvice county={county.name} />
    </Panel>
  )
}

interface WhichParcelProps {
  county: FloridaCounty
  typed: string
  error: string | undefined
}

export function WhichParcel({ county: { name, slug }, typed, error }: WhichParcelProps) {
  return (
    <PageFrame>
      <ErrorSummary problems={error ? [{ field: 'id', message: error }] : []} />
      <PageHeading
        eyebrow={<a href={FLORIDA_MAP}>{texts.eyebrow}</a>}
        title={texts.parcelOf(name)}
        lead={texts.byNumber}
      />
      <FindForm slug={slug} typed={typed} errors={{ id: error }} />
      <AppraiserAdvice county={name} />
    </PageFrame>
  )
}

interface WhichCountyProps {
  typedNumber: string
  typed: string
  error: string | undefined
}

export function WhichCounty({ typedNumber, typed, error }: WhichCountyProps) {
  return (
    <PageFrame>
      <ErrorSummary problems={error ? [{ field: 'county', message: error }] : []} />
      <PageHeading
        eyebrow={<a href={FLORIDA_MAP}>{texts.eyebrow}</a>}
        title={texts.title}
        lead={texts.lead}
      />
      {typedNumber !== ANY_COUNTY && (
        <Notice kind="warn" title={texts.unknown}>
          <p>
            <Rich
              text={texts.county}
              parts={{ county: () => <code className="wrap-anywhere">{typedNumber}</code> }}
            />
          </p>
        </Notice>
      )}
      <FindForm typed={typed} errors={{ county: error }} />
      <nav aria-labelledby="counties-title">
        <h2 id="counties-title" className="mb-2 text-xl font-semibold">
          {texts.all}
        </h2>
        <ul className="columns-2 gap-x-6 sm:columns-3 lg:columns-4">
          {floridaCounties.map(({ slug, name }) => (
            <li key={slug}>
              <a href={pageHref({ slug, id: typed || undefined })} className="inline-block min-h-6 py-1">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PageFrame>
  )
}

interface FindFormProps {
  slug?: string | undefined
  typed: string
  errors?: { county?: string | undefined; id?: string | undefined }
}

const options = floridaCounties.map(({ slug, name }) => ({ value: slug, label: name }))

function FindForm({ slug, typed, errors = {} }: FindFormProps) {
  return (
    <form
      action={pageHref({ slug: slug ?? ANY_COUNTY })}
      aria-label={texts.form.label}
      key={`${slug} ${typed}`}
      className="mb-8 max-w-xl print:hidden"
    >
      <Select
        name="county"
        label={texts.form.county}
        error={errors.county}
        options={options}
        defaultValue={slug ?? ''}
        empty={texts.form.none}
      />
      <TextInput
        name="id"
        label={texts.form.id}
        hint={texts.form.hint}
        error={errors.id}
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={240}
      />
      <SubmitButton>{texts.form.submit}</SubmitButton>
    </form>
  )
}
