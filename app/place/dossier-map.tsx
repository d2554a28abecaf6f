import { LazyMap } from '@/components/map/lazy-map'
import { MapPlaceholder } from '@/components/map/map-placeholder'
import type { DossierPage } from './dossier-page'
import { drawDossier, MOST_FACILITIES_DRAWN } from './draw-dossier'
import type { Outcomes } from './panels/dossier'
import { type PanelId, panelIds } from './panels/outcome'
import { panelWords } from './panels/panel-words'
import { Streamed } from './streamed'

const MOST_WAIT_MS = 3_000
/** Somewhat more than a mile around the point; the map itself leads on to all that was found. */
const ZOOM = 13

const texts = {
  label: 'Map of the place and what was found around it',
  list: 'The text of this page',
  waiting: 'The map comes when the records are there.',
  legend: { result: 'Section or parcel', choice: 'Facility or permit', context: 'The place asked about' },
  nearest: `Only the ${MOST_FACILITIES_DRAWN} nearest facilities are drawn; the panel counts them all.`,
  missing: (names: string) => `Not on this map, because the answer came too late or not at all: ${names}.`,
}

/** What every panel found, in one picture. A slow source does not hold it up: the map says what it lacks. */
export function DossierMap({ page }: { page: DossierPage }) {
  return (
    <Streamed
      whole={page.whole}
      fallback={<MapPlaceholder label={texts.label}>{texts.waiting}</MapPlaceholder>}
    >
      <DrawnMap page={page} />
    </Streamed>
  )
}

async function DrawnMap({ page: { place, dossier } }: { page: DossierPage }) {
  const outcomes = await settledWithin(dossier, MOST_WAIT_MS)
  const missing = panelIds.filter((panel) => (outcomes[panel]?.ending ?? 'failed') === 'failed')
  const near = outcomes.facilities
  const isCut = near && 'data' in near && near.data.rows.length > MOST_FACILITIES_DRAWN
  return (
    <>
      <LazyMap
        label={texts.label}
        listLabel={texts.list}
        features={drawDossier(place, outcomes)}
        view={{ ...place.point, zoom: ZOOM }}
        pickHref="/place?at={lat},{lon}"
        legend={texts.legend}
      />
      {isCut && <p className="mt-2 text-base text-muted">{texts.nearest}</p>}
      {missing.length > 0 && (
        <p className="mt-2 text-base text-muted">
          {texts.missing(missing.map((panel) => panelWords[panel].title).join(', '))}
        </p>
      )}
    </>
  )
}

/** What has ended by then; the rest is left out. */
async function settledWithin(dossier: DossierPage['dossier'], milliseconds: number) {
  const outcomes: Partial<Outcomes> = {}
  const all = panelIds.map(async (panel) => Object.assign(outcomes, { [panel]: await dossier[panel] }))
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([Promise.all(all), patience])
  clearTimeout(timer)
  return { ...outcomes } satisfies Partial<Record<PanelId, unknown>>
}
