import { z } from 'zod'
import { countyBySlug } from '@/lib/geography/florida-counties'
import { stateByCode } from '@/lib/geography/states'
import { parsePlssId } from '@/lib/survey/plssid'
import { box, declareUrl, named, number, point, text } from '@/lib/url-state'
import { workflows } from '../frame/workflows'
import { nameInWords } from '../places/name-in-words'
import { findShareable, type ShareablePage, shareablePages } from '../share/shareable'
import { describePlace } from './describe-place'
import type { Whereabouts } from './preview-map'

/** An answer that somebody was given already; undefined where there is none. Nobody is asked for a link. */
export type Peek = (connector: string, method: string, params: object) => Promise<unknown>

export interface DescribedLink {
  /** What the page is about: the place, the record or the page itself. */
  title: string
  place?: string | undefined
  /** What kind of page it is, where the title says another thing. */
  kind?: string | undefined
  /** What one does there. */
  text: string
  where?: Whereabouts | undefined
  /** The same link without what its picture does not show. */
  href: string
}

const texts = {
  site: 'Openplat',
  parcels:
    'Every parcel of Florida’s assessment rolls, each with its own page, to filter, compare and export.',
  text: 'Public records of any address in the United States: assessments, permits, flood zones, elevation, survey lines and regulated sites, each with its source and its date.',
}

const linkUrl = declareUrl({
  q: text(300),
  at: point(),
  bbox: box(),
  zoom: named('z', number({ min: 1, max: 19, decimals: 2 })),
  id: text(60),
})

/** What a link says of itself: its own words, the outlines that come with the program, and what was answered before. */
export async function describeLink(href: string, peek: Peek): Promise<DescribedLink> {
  const { pathname, searchParams } = new URL(href, 'http://page')
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

type Described = Pick<DescribedLink, 'title' | 'place' | 'where'>

/** How many miles a map of this zoom shows, at least those of a neighborhood and at most those of a country. */
const milesAt = (zoom: number) => Math.min(2_500, Math.max(40, 50_000 / 2 ** zoom))

function describeArea({
  q,
  at,
  bbox,
  zoom,
  id,
}: ReturnType<typeof linkUrl.parse>['url']): Described | undefined {
  if (bbox) {
    const [west, south, east, north] = bbox
    const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
    return {
      title: (q && nameInWords(q)) ?? 'An area on the map',
      place: describePlace({ at: middle })?.place,
      where: { box: bbox },
    }
  }
  const place = describePlace({ q, at })
  if (place?.where)
    return { ...place, where: { ...place.where, ...(zoom ? { milesAcross: milesAt(zoom) } : {}) } }
  const state = parsePlssId(id ?? '')?.state
  if (place) return { ...place, where: state ? { state } : undefined }
  return state ? { title: id ?? '', place: stateByCode(state)?.name, where: { state } } : undefined
}

const position = z.object({ latitude: z.number(), longitude: z.number() })
const report = z.object({ facility: position.extend({ name: z.string() }).partial() })
const roll = z.object({
  parcel: z.object({ sourceAttributes: z.object({ centroid: position.partial() }).partial() }),
})

/** A page of one record, whose address is its number. */
async function describeRecord(
  { path, params, query }: ShareablePage,
  peek: Peek,
): Promise<Described | undefined> {
  if (path === '/environment/facility/[registryId]') {
    const registryId = decodeURIComponent(params.registryId ?? '')
    const known = report.safeParse(
      await peek('federal-env-compliance', 'getDetailedFacilityReport', { registryId }),
    ).data?.facility
    const at = position.safeParse(known).data
    return { title: known?.name ?? `Facility ${registryId}`, ...placeOf(at) }
  }
  const county = path === '/parcels/[county]' ? countyBySlug(params.county ?? '') : undefined
  if (!county) return undefined
  const id = [query.id].flat()[0]
  const asked = { parcelId: id, county: county.number, owner: false, includeGeometry: true, detail: true }
  const known = id && roll.safeParse(await peek('us-florida-parcels', 'readParcel', asked)).data
  const at = known ? position.safeParse(known.parcel.sourceAttributes.centroid).data : undefined
  return {
    title: id ? `Parcel ${id}` : `${county.name} County`,
    place: id ? `${county.name} County, Florida` : 'Florida',
    where: { county: county.fips, point: at },
  }
}

const placeOf = (at: z.output<typeof position> | undefined) => {
  const { place, where } = describePlace({ at }) ?? {}
  return { place, where }
}
