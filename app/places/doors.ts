import { type CoverageLocation, coverageOf, placeOf } from '@/app/_lib/coverage/covered-places'
import { coveringOf } from '@/app/_lib/coverage/permit-coverage'
import { shortName } from '@/app/_lib/places/named-place'
import { read } from '@/app/_lib/read/data'
import { constructionSources } from '@/connectors/open-data-discovery/public'
import { formatCount, formatList } from '@/lib/format'
import { centerOfPlace, type NamedPlace } from '@/lib/gazetteer/places'
import { findCounties } from '@/lib/geography/counties'
import { countyOf } from '@/lib/geography/county-of'
import { defineTexts } from '@/lib/language/define-texts'
import { notPlssStates } from '@/lib/survey/not-plss-states'

export interface PlaceLink {
  title: string
  text: string
  href: string
}

export interface PlaceLinks {
  here: PlaceLink[]
  missing: string[]
}

const PARCELS_ZOOM = 15.5

const texts = defineTexts('places.doors', {
  assessment: 'Tax assessment',
  assessmentHere: (sources: string) => `Values of a home, from ${sources}. Type its address.`,
  assessmentPerhaps: (sources: string) => `Perhaps: ${sources}. The address of the home decides.`,
  permits: 'Building permits',
  permitsHere: (count: number) => `From ${formatCount(count, 'source')}, the newest first.`,
  permitsPerhaps: (count: number) =>
    `From ${formatCount(count, 'source')} of the region. We cannot tell whether they cover this place.`,
  parcels: 'Parcels on the map',
  parcelsText: (name: string) => `Lots with their numbers, from the center of ${name} on.`,
  facilities: 'Regulated facilities',
  facilitiesText: (name: string) =>
    `Around the center of ${name}. Change the point to your address for its own list.`,
  survey: 'Land survey and elevation',
  surveyText: (name: string) => `Township, range and section at the center of ${name}.`,
  costs: 'Wages, rent and unemployment',
  costsText: (county: string) => `Federal series for ${county}.`,
  noAssessment: 'tax assessments',
  noPermits: 'building permits',
  noSurvey: 'survey sections',
  noParcels: 'parcels on a map',
})

export async function linksOfPlace(place: NamedPlace): Promise<PlaceLinks> {
  const center = centerOfPlace(place)
  const county = countyNameOf(place)
  const [assessment, permits] = [await assessmentDoor(place, county), permitDoor(place, county)]
  const at = center && `${center.latitude},${center.longitude}`
  const hasLots = await hasParcels(place, county)
  const hasSurvey = !Object.hasOwn(notPlssStates, place.state)
  const here = [
    at &&
      hasLots && {
        title: texts.parcels,
        text: texts.parcelsText(place.name),
        href: `/map?at=${at}&z=${PARCELS_ZOOM}`,
      },
    assessment,
    permits,
    at && {
      title: texts.facilities,
      text: texts.facilitiesText(place.name),
      href: `/environment?at=${at}&radius=1`,
    },
    at && hasSurvey && { title: texts.survey, text: texts.surveyText(place.name), href: `/land?at=${at}` },
    county && {
      title: texts.costs,
      text: texts.costsText(county),
      href: `/costs?${new URLSearchParams({ place: `${county}, ${place.state}` })}`,
    },
  ]
  const missing = [
    !assessment && texts.noAssessment,
    !permits && texts.noPermits,
    !hasSurvey && texts.noSurvey,
    !hasLots && texts.noParcels,
  ]
  return {
    here: here.filter((door) => Boolean(door)) as PlaceLink[],
    missing: missing.filter((each) => each !== false),
  }
}

function countyNameOf(place: NamedPlace): string | undefined {
  if (place.kind === 'county') return place.name
  const center = centerOfPlace(place)
  return center && countyOf(center.longitude, center.latitude, place.state)
}

async function hasParcels(place: NamedPlace, county: string | undefined): Promise<boolean> {
  if (place.state === 'FL') return true
  const params = { state: place.state, ...(county ? { county } : {}) }
  const listed = await read('us-parcels', 'listParcelLayers', params)
  return listed.ok && listed.data.layers.some(({ kind, status }) => status === 'read' && kind !== 'city')
}

async function assessmentDoor(place: NamedPlace, county: string | undefined): Promise<PlaceLink | undefined> {
  const listed = await read('us-public-assessments', 'listSources', {})
  if (!listed.ok) return undefined
  const [counted, ...others] = county ? findCounties(place.state, county) : []
  const locality: CoverageLocation = {
    state: place.state,
    ...(counted && others.length === 0 ? { countyId: counted.fips } : {}),
    ...(place.kind === 'city' ? { city: place.name } : {}),
  }
  const sources = listed.data.sources.filter(
    (source) => source.status === 'enabled' && coverageOf(source, locality) !== 'does-not-cover',
  )
  const [only, ...more] = sources
  if (!only) return undefined
  const isSure = sources.every((source) => coverageOf(source, locality) === 'covers')
  const names = formatList(sources.map(placeOf), 'or')
  const query = {
    ...(more.length === 0 ? { source: only.id } : {}),
    ...(place.kind === 'city' ? { city: place.name } : {}),
  }
  return {
    title: texts.assessment,
    text: isSure ? texts.assessmentHere(names) : texts.assessmentPerhaps(names),
    href: `/assessments?${new URLSearchParams(query)}`,
  }
}

function permitDoor(place: NamedPlace, county: string | undefined): PlaceLink | undefined {
  const locality = { state: place.state, county, ...(place.kind === 'city' ? { city: place.name } : {}) }
  const { sure, perhaps } = coveringOf(constructionSources, locality)
  if (sure.length + perhaps.length === 0) return undefined
  return {
    title: texts.permits,
    text: sure.length > 0 ? texts.permitsHere(sure.length) : texts.permitsPerhaps(perhaps.length),
    href: `/permits?${new URLSearchParams({ q: shortName(place) })}`,
  }
}
