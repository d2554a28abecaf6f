import type { Locating } from '@/app/_lib/places/locate-description'
import { LazyMap } from '@/components/map/lazy-map'
import { Caveats } from '@/components/provenance/caveats'
import { Provenance } from '@/components/provenance/provenance'
import { Panel } from '@/components/ui/page/panel'
import type { Outlines } from '@/connectors/federal-land-survey/outlines'
import { drawLocator, drawSections, shortName } from './draw'
import { Reading } from './reading'
import { SideBySide } from './side-by-side'
import type { Interpretation } from './understand'
import { type LandUrl, landHref } from './url'

const texts = { doubt: 'Is it this one?' }

/** A description that fits several places, a township without a section, or nothing at all. */
export function PlaceChoices({
  url,
  places: { said, outlines, meta, doubt },
}: {
  url: LandUrl
  places: { said: Interpretation; doubt?: string | undefined } & Locating
}) {
  const { features, coverage, truncated, note } = outlines
  const uncovered = coverage?.status === 'not_covered'
  const isOneTownship = features.length > 1 && townshipOf(features) !== undefined
  const state = features.length > 0 ? 'found' : uncovered ? 'not-covered' : 'none'
  return (
    <SideBySide
      first={
        <Panel
          id="places"
          title={doubt ? texts.doubt : titleOf(features, uncovered)}
          state={state}
          stateLabel={features.length > 0 ? countOf(features, truncated) : undefined}
        >
          <p className="mb-2">
            {doubt ??
              (features.length === 0 ? (coverage?.message ?? note) : truncated ? note : leadOf(features))}
          </p>
          <ol
            className={`mb-4 grid list-decimal gap-x-8 pl-8 ${isOneTownship ? 'grid-cols-2 sm:grid-cols-3' : ''}`}
          >
            {features.map(({ id, properties }) => (
              <li key={id}>
                <a href={landHref({ q: url.q, id })} className="inline-flex min-h-11 items-center">
                  {isOneTownship ? shortName({ properties }) : properties.label}
                </a>
              </li>
            ))}
          </ol>
          <Caveats items={outlines.caveats} />
          <Provenance meta={meta} />
        </Panel>
      }
      side={
        features.length > 0 && (
          <LazyMap
            label="Map of the places that fit"
            listLabel="The list of places"
            features={(isOneTownship ? drawSections : drawLocator)(features)}
            featureHref="/land?id={id}"
            legend={{ choice: isOneTownship ? 'Section' : 'A place that fits' }}
          />
        )
      }
      rest={<Reading said={said} />}
    />
  )
}

type Features = Outlines['features']

/** The township that all of them lie in, when it is one. */
function townshipOf(features: Features): string | undefined {
  const [first, ...more] = features
  const same = first && more.every(({ properties }) => properties.plssid === first.properties.plssid)
  return same ? `${first.properties.township.label} ${first.properties.range.label}` : undefined
}

function titleOf(features: Features, uncovered: boolean): string {
  if (uncovered) return 'No public land survey here'
  if (features.length === 0) return 'Nothing published fits'
  const township = townshipOf(features)
  if (!township) return 'Which one do you mean?'
  return features.length === 1 ? `Township ${township}` : `Sections of township ${township}`
}

const countOf = (features: Features, truncated: boolean) =>
  truncated ? `first ${features.length}` : `${features.length} that fit`

function leadOf(features: Features): string {
  if (!townshipOf(features))
    return 'The same numbers occur in several surveys. Choose the one in the right state and meridian.'
  return features.length === 1
    ? 'No sections are published in this township: land not surveyed, or water.'
    : 'Choose a section.'
}
