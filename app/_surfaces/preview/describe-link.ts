import { z } from 'zod'
import { workflows } from '@/app/_lib/frame/workflows'
import { describePlace } from '@/app/_lib/places/describe-place'
import { nameInWords } from '@/app/_lib/places/place-name'
import { findShareable, type ShareablePage, shareablePages } from '@/app/_lib/share/shareable'
import { getApp } from '@/app/_lib/site/app'
import { countyBySlug } from '@/lib/geography/florida-counties'
import { centerOf } from '@/lib/geography/geo'
import { stateByCode } from '@/lib/geography/states'
import { defineTexts } from '@/lib/language/define-texts'
import { englishHref } from '@/lib/language/spanish-pages'
import { isOutline } from '@/lib/records/parcel/outline'
import { parsePlssId } from '@/lib/survey/plssid'
import { box, declareUrl, point, text } from '@/lib/url-state'
import type { CardPlace } from './card'

/** Reads only the cache, because a link preview must not call a source. */
type Peek = (connector: string, method: string, params: object) => Promise<unknown>

const peekIntoCache: Peek = async (connector, method, params) => {
  const { engine } = await getApp()
  const answer = await engine.callNamed(connector, method, params, { internal: true, keptOnly: true })
  return answer.ok ? answer.data : undefined
}

interface DescribedLink {
  title: string
  place?: string | undefined
  kind?: string | undefined
  text: string
  where?: CardPlace | undefined
  href: string
}

const texts = defineTexts('preview.describe-link', {
  site: 'Openplat',
  area: 'An area on the map',
  parcels:
    'Every parcel of Florida’s assessment rolls, each with its own page, to filter, compare and export.',
  text: 'Public records of any address in the United States: assessments, permits, flood zones, elevation, survey lines and regulated sites, each with its source and its date.',
  facility: (id: string) => `Facility ${id}`,
  parcel: (id: string) => `Parcel ${id}`,
  parcelsOf: (state: string) => `Parcels of ${state}`,
})

const linkUrl = declareUrl({
  q: text(300),
  at: point(),
  bbox: box(),
  id: text(60),
})

export async function describeLink(href: string, peek = peekIntoCache): Promise<DescribedLink> {
  const { pathname, searchParams } = new URL(englishHref(href) ?? href, 'http://page')
  const { url } = linkUrl.parse(Object.fromEntries(searchParams))
  const page = findShareable(href)
  const workflow = workflows.find(({ href: start }) => pathname === start || pathname.startsWith(`${start}/`))
  const kind = page ? shareablePages[page.path] : workflow?.title
  const about = (page && (await describeRecord(page, peek))) ?? describeArea(url)
  const query = linkUrl.toQuery(url).toString()
  return {
    title: kind ?? texts.site,
    ...(about ? { ...about, kind } : {}),
    text: workflow?.text ?? (pathname.startsWith('/parcels') ? texts.parcels : texts.text),
    href: query ? `${pathname}?${query}` : pathname,
  }
}

type PlaceTexts = Pick<DescribedLink, 'title' | 'place' | 'where'>

function describeArea({ q, at, bbox, id }: ReturnType<typeof linkUrl.parse>['url']): PlaceTexts | undefined {
  if (bbox) {
    const [west, south, east, north] = bbox
    const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
    return { ...describePlace({ at: middle }), title: (q && nameInWords(q)) ?? texts.area }
  }
  const place = describePlace({ q, at })
  const state = parsePlssId(id ?? '')?.state
  const where = state ? { state } : undefined
  if (place) return { where, ...place }
  return where && { title: id ?? '', place: stateByCode(where.state)?.name, where }
}

const position = z.object({ latitude: z.number(), longitude: z.number() })
const report = z.object({ facility: position.extend({ name: z.string() }).partial() })
const roll = z.object({
  parcel: z.object({ sourceAttributes: z.object({ centroid: position.partial() }).partial() }),
})

async function describeRecord(
  { path, params, query }: ShareablePage,
  peek: Peek,
): Promise<PlaceTexts | undefined> {
  if (path === '/environment/facility/[registryId]') {
    const registryId = decodeURIComponent(params.registryId ?? '')
    const facility = report.safeParse(
      await peek('federal-env-compliance', 'getDetailedFacilityReport', { registryId }),
    ).data?.facility
    const at = position.safeParse(facility).data
    return { title: facility?.name ?? texts.facility(registryId), ...placeOf(at) }
  }
  if (path !== '/parcels/[county]') return undefined
  const id = [query.id].flat()[0]
  const county = countyBySlug(params.county ?? '')
  if (!county) return describeLot(params.county ?? '', id, peek)
  const parcelParams = {
    parcelId: id,
    county: county.number,
    owner: false,
    includeGeometry: true,
    detail: true,
  }
  const record = id && roll.safeParse(await peek('us-florida-parcels', 'readParcel', parcelParams)).data
  const at = record ? position.safeParse(record.parcel.sourceAttributes.centroid).data : undefined
  return {
    title: id ? texts.parcel(id) : `${county.name} County`,
    place: id ? `${county.name} County, Florida` : 'Florida',
    where: { county: county.fips, point: at },
  }
}

const numberedLots = z.object({
  parcels: z.array(z.object({ geometry: z.unknown() })).min(1),
  source: z.object({ title: z.string() }),
})

/** `layer` is the id of a parcel layer, which begins with its state. Returns undefined for any other text. */
async function describeLot(
  layer: string,
  id: string | undefined,
  peek: Peek,
): Promise<PlaceTexts | undefined> {
  const state = /^[a-z]{2}-/.test(layer) ? stateByCode(layer.slice(0, 2)) : undefined
  if (!state) return undefined
  const lots =
    id && numberedLots.safeParse(await peek('us-parcels', 'getParcel', { layer, parcelId: id })).data
  const shape = lots ? lots.parcels.find(({ geometry }) => isOutline(geometry))?.geometry : undefined
  const [longitude, latitude] = isOutline(shape) ? centerOf(shape) : []
  const point = position.safeParse({ longitude, latitude }).data
  return {
    title: id ? texts.parcel(id) : texts.parcelsOf(state.name),
    place: lots ? lots.source.title.replace(/^Parcels of (?:all of )?/, '') : state.name,
    where: point ? { state: state.code, point } : { state: state.code },
  }
}

const placeOf = (at: z.output<typeof position> | undefined) => {
  const { place, where } = describePlace({ at }) ?? {}
  return { place, where }
}
