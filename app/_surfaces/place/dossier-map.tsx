import { Streamed } from '@/app/_lib/answer/streamed'
import { LayeredMap, MapLayer } from '@/components/map/layered-map'
import type { MapFeature } from '@/components/map/map-props'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import type { SectionPart } from '@/lib/survey/section-part'
import { toFeature, toPin } from './features'
import { dataOf, type Outcome } from './outcome'
import type { Panel, PanelData } from './panel'
import type { DossierPage, PendingPanel } from './read-panels'

const ZOOM = 13.5

const texts = defineTexts('place.dossier-map', {
  title: 'Map',
  label: 'Map of the place and what was found around it',
  list: 'The text of this page',
  legend: {
    place: 'The place you looked up',
    lot: 'Its lot',
    result: 'Section of the survey',
    context: 'A lot with another address',
    choice: 'Facility or permit',
    bad: 'Facility with a violation now',
  },
  part: 'The part you named, drawn by dividing the section; not surveyed',
})

interface Props {
  page: DossierPage
  part?: SectionPart | undefined
}

export function DossierMap({ page: { place, dossier }, part }: Props) {
  return (
    <>
      <h2 className="sr-only">{texts.title}</h2>
      <LayeredMap
        label={texts.label}
        listLabel={texts.list}
        features={{
          type: 'FeatureCollection',
          features: [
            ...(part ? [toFeature('part', texts.part, 'result', part.geometry)] : []),
            toPin('asked', texts.legend.place, 'place', place.point),
          ],
        }}
        view={{ ...place.point, zoom: ZOOM }}
        pickHref={localHref('/place?at={lat},{lon}')}
        legend={texts.legend}
        crowded
        opens
      >
        {dossier
          .filter(({ panel }) => panel.features)
          .map((each) => (
            <Streamed key={each.panel.id} later={each.later} fallback={null}>
              <Layer {...each} />
            </Streamed>
          ))}
      </LayeredMap>
    </>
  )
}

async function Layer({ panel, later }: PendingPanel) {
  const outcome = await later
  const data = dataOf(outcome)
  const undrawn = data && panel.describeUndrawn?.(data)
  return (
    <>
      <MapLayer id={panel.id} features={featuresOf(panel, outcome)} />
      {undrawn && <p className="text-sm text-muted">{undrawn}</p>}
    </>
  )
}

export function featuresOf(panel: Panel, outcome: Outcome<PanelData>): MapFeature[] {
  const data = dataOf(outcome)
  return (data && panel.features?.(data)) ?? []
}
