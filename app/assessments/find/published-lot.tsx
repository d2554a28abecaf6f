import { Streamed } from '@/app/_lib/answer/streamed'
import { read } from '@/app/_lib/read/data'
import { readingScope } from '@/app/_lib/read/reading-scope'
import { parcel } from '@/app/_surfaces/place/panels/parcel'
import { placeAt } from '@/app/_surfaces/place/place'
import { LazyMap } from '@/components/map/lazy-map'
import { AS_PUBLISHED, lotFacts, publishedFacts } from '@/components/parcels/lot-facts'
import { lotHref } from '@/components/parcels/parcel-href'
import { PanelFoot } from '@/components/provenance/provenance'
import { Facts } from '@/components/ui/facts'
import { LinkItems } from '@/components/ui/link-items'
import { Section } from '@/components/ui/page/section'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { selectionRules } from '@/lib/records/parcel/at-point'

const texts = defineTexts('find.published-lot', {
  asking: 'Looking for the lot in the official parcel map of the place…',
  title: 'What the parcel map publishes about this lot',
  notARoll:
    'This is a parcel map, not the assessment roll. Compare its values with your notice, which decides.',
  values: 'As published',
  map: 'Map of the lot',
  list: 'The facts of this page',
  outline: 'The lot, as its publisher draws it. Not a survey.',
  page: 'The page of this lot',
  failed: (message: string) => `We could not load the official parcel map of the place. ${message}`,
})

const LOT_ZOOM = 18

export function PublishedLot({ address }: { address: string }) {
  if (readingScope().replay) return null
  const later = fetchLot(address)
  return (
    <Streamed later={later} fallback={<p className="mb-4 text-muted">{texts.asking}</p>}>
      <Lot later={later} />
    </Streamed>
  )
}

async function fetchLot(address: string) {
  const answer = await read('geocoder', 'findAddress', { address: address.slice(0, 200) })
  const [match, ...others] = answer.ok ? answer.data.matches : []
  if (!match || others.length > 0) return undefined
  const { address: matched, city, state } = match
  return parcel.read(placeAt(match, { address: matched, city, state }), read)
}

export async function Lot({ later }: { later: ReturnType<typeof fetchLot> }) {
  const outcome = await later
  if (!outcome) return null
  if (outcome.ending === 'failed')
    return <p className="mb-4">{texts.failed(translate(outcome.problem.message))}</p>
  if (outcome.ending === 'none') return <p className="mb-4">{translate(outcome.why)}</p>
  if (outcome.ending === 'on-request')
    return (
      <div className="mb-4">
        <p>{translate(outcome.why)}</p>
        <ul>
          <LinkItems links={outcome.choices ?? []} />
        </ul>
      </div>
    )
  if (!('data' in outcome) || !outcome.data.layer) return null
  const { parcel: record, layer, outline, by, caveats } = outcome.data
  const name = record.address ?? record.parcelId ?? layer.title
  const link = record.parcelId && (
    <p className="mb-3">
      <a href={lotHref(layer.layer, record.parcelId)} className="inline-flex min-h-11 items-center">
        {texts.page}
      </a>
    </p>
  )
  return (
    <Section id="lot" title={texts.title}>
      <p className="mb-3">
        {translate(selectionRules[by])} {texts.notARoll}
      </p>
      {outline && (
        <div className="mb-4 min-w-0 [--map-height:13rem] [&_section]:h-72 [&_section]:min-h-0">
          <LazyMap
            label={texts.map}
            listLabel={texts.list}
            opens
            maxZoom={LOT_ZOOM}
            features={{
              type: 'FeatureCollection',
              features: [
                { type: 'Feature', id: 'lot', properties: { name, role: 'result' }, geometry: outline },
              ],
            }}
            legend={{ result: texts.outline }}
          />
        </div>
      )}
      <Facts items={lotFacts(record)} />
      {/* A lot with another address may be a neighbor's, so its values are omitted. */}
      {by !== 'other-address' && (
        <>
          <h3 className="mb-2 font-semibold">{texts.values}</h3>
          <p className="mb-3 text-muted">{AS_PUBLISHED}</p>
          <Facts items={publishedFacts(record)} isDense />
        </>
      )}
      {link}
      <PanelFoot metas={outcome.metas} caveats={caveats} />
    </Section>
  )
}
