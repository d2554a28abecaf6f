import { Streamed } from '@/app/_lib/answer/streamed'
import { MarkedMap } from '@/components/facilities/map/marked-map'
import { MapLayer } from '@/components/map/layered-map'
import type { MapFeature } from '@/components/map/map-props'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { toFeature, toPin } from './features'
import { dataOf, type PanelOutcome } from './outcome'
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
    choice: 'Permit',
  },
  land: 'The land you described',
  part: 'The part you named, drawn by dividing the section; not surveyed',
  atCenter: 'The parcel at its center',
})

interface Props {
  page: DossierPage
}

export function DossierMap({ page: { place, dossier } }: Props) {
  const { land } = place
  const name = land?.center === 'part' ? texts.part : texts.land
  return (
    <>
      <h2 className="sr-only">{texts.title}</h2>
      <MarkedMap
        label={texts.label}
        listLabel={texts.list}
        features={{
          type: 'FeatureCollection',
          features: [
            ...(land?.outline ? [toFeature('land', land.name, 'lot', land.outline)] : []),
            toPin('asked', texts.legend.place, 'place', place.point),
          ],
        }}
        view={{ ...place.point, zoom: ZOOM }}
        pickHref={localHref('/place?at={lat},{lon}')}
        legend={land ? { ...texts.legend, lot: name, context: texts.atCenter } : texts.legend}
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
      </MarkedMap>
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

export function featuresOf(panel: Panel, outcome: PanelOutcome<PanelData>): MapFeature[] {
  const data = dataOf(outcome)
  return (data && panel.features?.(data)) ?? []
}
