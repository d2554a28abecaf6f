import { Streamed } from '@/app/_lib/answer/streamed'
import { LazyMap } from '@/components/map/lazy-map'
import { MapPlaceholder } from '@/components/map/map-placeholder'
import type { MapFeatures } from '@/components/map/map-props'
import type { DossierPage, EndedPanel, PendingPanel } from './panels/dossier'
import { toPin } from './panels/features'
import { dataOf } from './panels/outcome'
import type { Place } from './place'

const MOST_WAIT_MS = 3_000
/** Somewhat more than a mile around the point; the map itself leads on to all that was found. */
const ZOOM = 13

const texts = {
  label: 'Map of the place and what was found around it',
  list: 'The text of this page',
  waiting: 'The map comes when the records are there.',
  legend: { result: 'Section or parcel', choice: 'Facility or permit', context: 'The place asked about' },
  missing: (names: string) => `Not on this map, because the answer came too late or not at all: ${names}.`,
}

/** What every panel found, in one picture. A slow source does not hold it up: the map says what it lacks. */
export function DossierMap({ page: { place, dossier } }: { page: DossierPage }) {
  const later = settledWithin(dossier, MOST_WAIT_MS)
  return (
    <Streamed later={later} fallback={<MapPlaceholder label={texts.label}>{texts.waiting}</MapPlaceholder>}>
      <DrawnMap place={place} dossier={dossier} later={later} />
    </Streamed>
  )
}

interface DrawnProps {
  place: Place
  dossier: readonly PendingPanel[]
  later: Promise<EndedPanel[]>
}

async function DrawnMap({ place, dossier, later }: DrawnProps) {
  const ended = await later
  const drawn = ended.filter(({ outcome }) => outcome.ending !== 'failed').map(({ panel }) => panel)
  const missing = dossier.filter(({ panel }) => !drawn.includes(panel))
  const notes = ended.flatMap(({ panel, outcome }) => {
    const data = dataOf(outcome)
    return (data && panel.describeUndrawn?.(data)) ?? []
  })
  if (missing.length > 0) notes.push(texts.missing(missing.map(({ panel }) => panel.title).join(', ')))
  return (
    <>
      <LazyMap
        label={texts.label}
        listLabel={texts.list}
        features={drawDossier(place, ended)}
        view={{ ...place.point, zoom: ZOOM }}
        pickHref="/place?at={lat},{lon}"
        legend={texts.legend}
      />
      {notes.map((note) => (
        <p key={note} className="mt-2 text-base text-muted">
          {note}
        </p>
      ))}
    </>
  )
}

/** What is known so far: outlines of land, records around it, and always the place itself, on top. */
export function drawDossier(place: Place, ended: readonly EndedPanel[]): MapFeatures {
  const features = ended.flatMap(({ panel, outcome }) => {
    const data = dataOf(outcome)
    return (data && panel.features?.(data)) ?? []
  })
  return {
    type: 'FeatureCollection',
    features: [...features, toPin('asked', texts.legend.context, 'context', place.point)],
  }
}

/** What has ended by then, in the order of the page; the rest is left out. */
async function settledWithin(dossier: readonly PendingPanel[], milliseconds: number): Promise<EndedPanel[]> {
  const outcomes = new Map<PendingPanel, EndedPanel>()
  const all = dossier.map(async (each) =>
    outcomes.set(each, { panel: each.panel, outcome: await each.later }),
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([Promise.all(all), patience])
  clearTimeout(timer)
  return dossier.flatMap((each) => outcomes.get(each) ?? [])
}
