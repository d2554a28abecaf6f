import type { ReactNode } from 'react'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { lotHref, pageHref } from '@/components/parcels/parcel-href'
import { stateOfProblem } from '@/components/provenance/problem-advice'
import { Provenance } from '@/components/provenance/provenance'
import { ButtonLink } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { LinkItems } from '@/components/ui/link-items'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Panel } from '@/components/ui/page/panel'
import type { ListedParcelLayer } from '@/connectors/us-parcels/public'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { type LotWithOutline, placeOfLayer } from './fetch-lot'

const texts = defineTexts('parcels.lot.no-lot', {
  eyebrow: 'Parcels on the map',
  unknownTitle: 'We do not know this parcel layer',
  unknown: (id: string) =>
    `The address of this page names the layer “${id}”, which our list of official layers does not have. We asked no source.`,
  find: 'Search for a place or a parcel number',
  map: 'Open the map',
  allLayers: 'All layers that we read',
  off: 'We do not read this layer',
  publisher: (place: string) => `Page of the publisher: Parcels of ${place}`,
  ofPlace: (place: string) => `Parcels of ${place}`,
  parcelOf: (place: string) => `A parcel of ${place}`,
  noneTitle: 'No parcel has this number',
  none: (place: string, forms: readonly string[]) =>
    `The layer “Parcels of ${place}” answered, and has no parcel of this number. We tried ${formatList(forms)}.`,
  advice:
    'Check the number against a tax bill or the assessor’s page: zeros, dots and blanks may count. Numbers change when land is split or joined.',
  severalTitle: 'Which one do you mean?',
  several: (count: number) =>
    `${count} parcels of this layer have this number when punctuation is left out. Choose one:`,
  choice: (number: string, address: string | null) => `Parcel ${number}${address ? `, ${address}` : ''}`,
  failedTitle: 'We could not load the parcel',
  waitingTitle: 'We are looking up the parcel',
  byPlaceTitle: 'This layer has no number to search by',
  notGone: 'Whether the parcel exists is not known. Its publisher has the record:',
  form: 'Find a parcel',
  label: 'Parcel number',
  hint: 'As on the tax bill. We also try it without punctuation, and with the punctuation and zeros of this layer.',
  submit: 'Find the parcel',
  lead: 'Enter the number, or find the parcel on the map by its address.',
})

const MAP = '/map?on=lots'

const Publisher = ({ layer }: { layer: ListedParcelLayer }) => (
  <p className="mb-2">
    <a href={layer.publisherPage} className="inline-flex min-h-11 items-center wrap-anywhere">
      {texts.publisher(placeOfLayer(layer))}
    </a>
  </p>
)

const Frame = ({ title, lead, children }: { title: ReactNode; lead?: string; children: ReactNode }) => (
  <PageFrame width="reading">
    <PageHeading eyebrow={<a href={MAP}>{texts.eyebrow}</a>} title={title} lead={lead} />
    {children}
  </PageFrame>
)

export const UnknownLayer = ({ id }: { id: string }) => (
  <Frame title={texts.unknownTitle}>
    <p className="mb-4 wrap-anywhere">{texts.unknown(id)}</p>
    <p className="flex flex-wrap gap-3">
      <ButtonLink look="primary" href={localHref('/place')}>
        {texts.find}
      </ButtonLink>
      <ButtonLink href={localHref('/sources/us-parcels')}>{texts.allLayers}</ButtonLink>
    </p>
  </Frame>
)

export const RegistryOff = ({ problem }: { problem: Problem }) => (
  <Frame title={texts.failedTitle}>
    <ProblemNotice problem={problem} instead={{ href: localHref('/place'), label: texts.find }} />
  </Frame>
)

interface LayerProps {
  layer: ListedParcelLayer
  place: string
}

export const LayerOff = ({ layer, place }: LayerProps) => (
  <Frame title={texts.off} lead={texts.ofPlace(place)}>
    <p className="mb-4">{translate(layer.statusNote ?? '')}</p>
    <Publisher layer={layer} />
    <ButtonLink href={localHref('/place')}>{texts.find}</ButtonLink>
  </Frame>
)

interface WhichLotProps extends LayerProps {
  typed: string
  error: string | undefined
}

export const WhichLot = ({ layer, place, typed, error }: WhichLotProps) => (
  <PageFrame>
    <ErrorSummary problems={error ? [{ field: 'id', message: error }] : []} />
    <PageHeading
      eyebrow={<a href={MAP}>{texts.eyebrow}</a>}
      title={texts.parcelOf(place)}
      lead={texts.lead}
    />
    <FindLotForm layer={layer.id} typed={typed} error={error} />
    <Publisher layer={layer} />
  </PageFrame>
)

interface FindLotFormProps {
  layer: string
  typed: string
  error?: string | undefined
}

const FindLotForm = ({ layer, typed, error }: FindLotFormProps) => (
  <form
    action={pageHref({ slug: layer })}
    aria-label={texts.form}
    key={`${layer} ${typed}`}
    className="mb-6 max-w-xl print:hidden"
  >
    <TextInput
      name="id"
      label={texts.label}
      hint={texts.hint}
      error={error}
      defaultValue={typed}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={240}
    />
    <SubmitButton>{texts.submit}</SubmitButton>
  </form>
)

interface NoLotProps {
  layer: ListedParcelLayer
  id: string
  forms: readonly string[]
  meta: Meta
  notes: readonly string[]
}

export const NoLot = ({ layer, id, forms, meta, notes }: NoLotProps) => (
  <Panel id="summary" title={texts.noneTitle} state="none">
    <p className="mb-3 wrap-anywhere">{texts.none(placeOfLayer(layer), forms)}</p>
    <p className="mb-3">{texts.advice}</p>
    <FindLotForm layer={layer.id} typed={id} />
    <Publisher layer={layer} />
    <Provenance meta={meta} caveats={notes} />
  </Panel>
)

interface SeveralLotsProps extends Pick<NoLotProps, 'layer' | 'id' | 'meta'> {
  lots: readonly LotWithOutline[]
}

export function SeveralLots({ layer, id, lots, meta }: SeveralLotsProps) {
  const byNumber = new Map(lots.map(({ parcel }) => [parcel.parcelId ?? '', parcel]))
  const links = [...byNumber].map(([number, { address }]) => ({
    href: lotHref(layer.id, number),
    label: texts.choice(number, address && formatHomeAddress(address)),
  }))
  return (
    <Panel id="summary" title={texts.severalTitle} state="found">
      <p className="mb-3">{texts.several(links.length)}</p>
      <ul className="mb-4 grid">
        <LinkItems links={links} />
      </ul>
      <FindLotForm layer={layer.id} typed={id} />
      <Provenance meta={meta} />
    </Panel>
  )
}

interface FailedProps {
  problem: Problem
  layer: ListedParcelLayer
  retry: string
}

/** A failure must never look like "no parcel". */
export function Failed({ problem, layer, retry }: FailedProps) {
  const isByPlaceOnly = problem.code === 'not_supported'
  const title = problem.isWaiting
    ? texts.waitingTitle
    : isByPlaceOnly
      ? texts.byPlaceTitle
      : texts.failedTitle
  return (
    <Panel id="summary" title={title} state={isByPlaceOnly ? 'not-covered' : stateOfProblem(problem)}>
      <ProblemNotice problem={problem} retry={retry} instead={{ href: MAP, label: texts.map }} />
      {!problem.isWaiting && !problem.keeper && (
        <>
          <p>{texts.notGone}</p>
          <Publisher layer={layer} />
        </>
      )}
    </Panel>
  )
}
