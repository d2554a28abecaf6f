import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { LazyMap } from '@/components/map/lazy-map'
import { AddressChoices } from '@/components/parcels/address-choices'
import { type PlaceInputKind, WaysOnPanel } from '@/components/places/next-steps'
import { Caveats } from '@/components/provenance/caveats'
import { Provenance } from '@/components/provenance/provenance'
import { ButtonLink } from '@/components/ui/button'
import { LinkItems } from '@/components/ui/link-items'
import { Panel, panelOf } from '@/components/ui/page/panel'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import type { PlaceChoice, PlaceResolution } from './place-interpretation'

type Kind<K extends PlaceResolution['kind']> = Extract<PlaceResolution, { kind: K }>

interface Props {
  resolution: Exclude<PlaceResolution, { kind: 'place' }>
  retry: string
  stillStands?: string
  another: { href: string; label: string }
  /** URL template of the page for a chosen point, with the placeholders `{lat}` and `{lon}`. */
  pointHref: string
  of?: string
  toHref?: (href: string) => string
  readers?: readonly PlaceInputKind[]
}

const texts = defineTexts('place.unsettled', {
  map: 'Map of the United States',
  which: 'Which one do you mean?',
  sections: 'The same numbers occur in several surveys. Choose the one in the right state and meridian.',
  noSection: 'Nothing published fits',
  land: 'See them on the map of the land survey',
  question: 'One question first',
  parcels: (number: string) => `Parcels with the number ${number}`,
  noParcel: 'No parcel has this number',
  noParcelLead: 'Check the number on the tax bill; each county writes it in its own form.',
  fit: (count: number) => `${count} that fit`,
  found: (count: number) => `${count} found`,
})

const allReaders: readonly PlaceInputKind[] = ['address', 'coordinates', 'legal', 'parcel', 'name']

export function Unsettled({ resolution, toHref = (href) => href, readers = allReaders, ...ways }: Props) {
  const withHref = <C extends PlaceChoice>(choices: readonly C[]) =>
    choices.map((choice) => ({ ...choice, href: toHref(choice.href) }))
  switch (resolution.kind) {
    case 'nothing':
      return null
    case 'question':
      return (
        <OpenQuestion
          question={resolution.question}
          choices={resolution.choices && withHref(resolution.choices)}
          pointHref={ways.pointHref}
          of={ways.of}
          readers={readers}
        />
      )
    case 'problem': {
      const { retry, another, stillStands } = ways
      return (
        <ProblemNotice
          problem={resolution.problem}
          retry={retry}
          instead={another}
          stillStands={stillStands}
        />
      )
    }
    case 'addresses':
      return (
        <AddressChoices
          answer={resolution.addresses}
          meta={resolution.meta}
          pointHref={ways.pointHref}
          suggestions={resolution.meant && withHref(resolution.meant)}
          readers={readers}
          of={ways.of}
        />
      )
    case 'sections':
      return <SectionChoices {...resolution} of={ways.of} choices={withHref(resolution.choices)} />
    case 'parcels':
      return <ParcelChoices {...resolution} of={ways.of} choices={withHref(resolution.choices)} />
  }
}

interface OpenQuestionProps {
  question: string
  choices: PlaceChoice[] | undefined
  pointHref: string
  of: string | undefined
  readers: readonly PlaceInputKind[]
}

function OpenQuestion({ question, choices, pointHref, of, readers }: OpenQuestionProps) {
  if (!choices) return <WaysOnPanel readers={readers} pointHref={pointHref} of={of} />
  return (
    <Panel {...panelOf(of, 'question', texts.question)}>
      <p className="mb-3">{translate(question)}</p>
      <ChoiceList choices={choices} />
    </Panel>
  )
}

function SectionChoices({
  choices,
  interpretation,
  outlines,
  meta,
  landHref,
  of,
}: Kind<'sections'> & Pick<Props, 'of'>) {
  const { coverage, note, caveats } = outlines
  const hasChoices = choices.length > 0
  const uncovered = coverage?.status === 'not_covered'
  return (
    <Panel
      {...panelOf(of, 'places', hasChoices ? texts.which : texts.noSection)}
      state={hasChoices ? 'found' : uncovered ? 'not-covered' : 'none'}
      stateLabel={hasChoices ? texts.fit(choices.length) : undefined}
    >
      <p className="mb-2">{hasChoices ? texts.sections : translate(coverage?.message ?? note)}</p>
      {interpretation.notes.map((each) => (
        <p key={each} className="mb-2 text-muted">
          {translate(each)}
        </p>
      ))}
      <ChoiceList choices={choices} />
      <p className="mb-4 print:hidden">
        <ButtonLink href={localHref(landHref)}>{texts.land}</ButtonLink>
      </p>
      <Caveats items={caveats} />
      <Provenance meta={meta} />
    </Panel>
  )
}

function ParcelChoices({ parcelNumber, choices, meta, of }: Kind<'parcels'> & Pick<Props, 'of'>) {
  const hasChoices = choices.length > 0
  return (
    <Panel
      {...panelOf(of, 'parcels', hasChoices ? texts.parcels(parcelNumber) : texts.noParcel)}
      state={hasChoices ? 'found' : 'none'}
      stateLabel={hasChoices ? texts.found(choices.length) : undefined}
    >
      <p className="mb-2">{hasChoices ? texts.which : texts.noParcelLead}</p>
      <ChoiceList choices={choices} />
      <Provenance meta={meta} />
    </Panel>
  )
}

function ChoiceList({ choices }: { choices: readonly PlaceChoice[] }) {
  return (
    <ol className="mb-4 grid list-decimal pl-8 empty:hidden">
      <LinkItems links={choices} />
    </ol>
  )
}

export const CountryMap = ({ pickHref }: { pickHref: string }) => (
  <LazyMap label={texts.map} features={{ type: 'FeatureCollection', features: [] }} pickHref={pickHref} />
)
