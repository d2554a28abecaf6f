import type { DescriptionOutlines } from '@/app/_lib/places/locate-description'
import { LazyMap } from '@/components/map/lazy-map'
import { Provenance } from '@/components/provenance/provenance'
import { AgencyWords } from '@/components/ui/agency-text'
import { Panel } from '@/components/ui/page/panel'
import { SideBySide } from '@/components/ui/page/side-by-side'
import type { SurveyOutlines } from '@/connectors/federal-land-survey/public'
import { formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { nameDivision, nameSection } from '@/lib/records/section/describe'
import { drawLocator, drawSections } from './draw'
import { Reading } from './reading'
import type { LandInterpretation } from './understand'
import { type LandUrlParams, landHref } from './url'

const texts = defineTexts('land.place-choices', {
  doubt: 'Is this the one you mean?',
  uncovered: 'No public land survey here',
  none: 'No published section fits',
  which: 'Which one do you mean?',
  state: 'Which state?',
  several: (count: number) =>
    `${formatCount(count, 'place')} in several surveys have these numbers. Choose yours by its state and meridian.`,
  unsurveyed: 'Nobody publishes sections in this township: the land is not surveyed, or it is water.',
  section: 'Choose a section.',
  township: (township: string) => `Township ${township}`,
  sections: (township: string) => `Sections of township ${township}`,
  map: 'Map of the places that fit',
  list: 'The list of places',
  legend: { section: 'Section', place: 'A place that fits' },
})

export function PlaceChoices({
  url,
  places: { interpretation, outlines, meta, doubt },
}: {
  url: LandUrlParams
  places: { interpretation: LandInterpretation; doubt?: string | undefined } & DescriptionOutlines
}) {
  const { features, coverage, truncated, note } = outlines
  const uncovered = coverage?.status === 'not_covered'
  const isOneTownship = features.length > 1 && townshipOf(features) !== undefined
  const state = features.length > 0 ? undefined : uncovered ? 'not-covered' : 'none'
  return (
    <SideBySide
      first={
        <Panel id="places" title={doubt ? texts.doubt : titleOf(features, uncovered)} state={state}>
          <p className="mb-2">
            {doubt ??
              (features.length === 0
                ? translate(coverage?.message ?? note)
                : truncated
                  ? translate(note)
                  : leadOf(features))}
          </p>
          {isOneTownship || features.length === 1 ? (
            <Sections url={url} features={features} />
          ) : (
            <PlacesByState url={url} features={features} />
          )}
          <Provenance meta={meta} caveats={outlines.caveats} />
        </Panel>
      }
      side={
        features.length > 0 && (
          <LazyMap
            label={texts.map}
            opens
            listLabel={texts.list}
            features={(isOneTownship ? drawSections : drawLocator)(features)}
            featureHref={featureHref(url)}
            legend={{ choice: isOneTownship ? texts.legend.section : texts.legend.place }}
          />
        )
      }
      rest={<Reading interpretation={interpretation} />}
    />
  )
}

type Features = SurveyOutlines['features']

function townshipOf(features: Features): string | undefined {
  const [first, ...more] = features
  const same = first && more.every(({ properties }) => properties.plssid === first.properties.plssid)
  return same ? `${first.properties.township.label} ${first.properties.range.label}` : undefined
}

interface ListProps {
  url: LandUrlParams
  features: Features
}

function featureHref({ q, answers }: LandUrlParams): string {
  const words = landHref({ q, answers })
  return `${words}${words.includes('?') ? '&' : '?'}id={id}`
}

const hrefOf = ({ q, answers }: LandUrlParams, id: string) => landHref({ q, id, answers })

const Sections = ({ url, features }: ListProps) => (
  <ol
    className={`mb-4 gap-x-8 ${features.length > 1 ? 'grid list-decimal grid-cols-2 pl-8 sm:grid-cols-3' : ''}`}
  >
    {features.map(({ id, properties }) => (
      <li key={id}>
        <a href={hrefOf(url, id)} className="inline-flex min-h-11 items-center">
          {features.length > 1 ? nameDivision(properties) : nameSection(properties)}
        </a>
      </li>
    ))}
  </ol>
)

function PlacesByState({ url, features }: ListProps) {
  const states = [...new Set(features.map(({ properties }) => properties.stateName))].toSorted()
  const placesIn = (state: string) => features.filter(({ properties }) => properties.stateName === state)
  return (
    <ul className="mb-4 gap-x-8 sm:columns-2 lg:columns-1 xl:columns-2">
      {states.map((state) => (
        <li key={state} className="mb-2 break-inside-avoid">
          <h3 className="font-semibold">{state}</h3>
          <ul>
            {placesIn(state).map(({ id, properties }) => (
              <li key={id}>
                <a
                  href={hrefOf(url, id)}
                  aria-label={nameSection(properties)}
                  className="inline-flex min-h-11 items-center lg:min-h-8"
                >
                  <AgencyWords>{meridianIn(properties.label)}</AgencyWords>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const meridianIn = (label: string) => label.split(', ').at(-2)

function titleOf(features: Features, uncovered: boolean): string {
  if (uncovered) return texts.uncovered
  if (features.length === 0) return texts.none
  const township = townshipOf(features)
  if (!township)
    return new Set(features.map(({ properties }) => properties.state)).size > 1 ? texts.state : texts.which
  return features.length === 1 ? texts.township(township) : texts.sections(township)
}

function leadOf(features: Features): string {
  if (!townshipOf(features)) return texts.several(features.length)
  return features.length === 1 ? texts.unsurveyed : texts.section
}
