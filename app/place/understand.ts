import { type EnteredParcelNumber, parseParcelWords } from '@/app/_lib/coverage/parcel-forms'
import { findPoint } from '@/app/_lib/places/find-point'
import { nameInWords } from '@/app/_lib/places/place-name'
import { type ParcelNumberCounties, readCountyNumber } from '@/app/_lib/places/read-county-number'
import { readText } from '@/app/_lib/places/read-parcel-text'
import { suggestSpelling } from '@/app/_lib/places/suggest-spelling'
import { type LegalDescriptionResolution, resolveLegal } from '@/app/_lib/places/understand-legal'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import type { DescribedLand } from '@/app/_surfaces/place/lot/described-land'
import { mayBeInState, type Place, placeAt } from '@/app/_surfaces/place/place'
import type {
  PlaceChoice,
  PlaceInterpretation,
  PlaceResolution,
} from '@/app/_surfaces/place/place-interpretation'
import { type PlaceUrlParams, placeHref } from '@/app/_surfaces/place/url'
import type { SurveyOutlines } from '@/connectors/federal-land-survey/public'
import { parsePoint } from '@/lib/coordinates/parse-point'
import { formatList } from '@/lib/format'
import { countyByNumber, floridaCounties } from '@/lib/geography/florida-counties'
import { stateByCode } from '@/lib/geography/states'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import type { UnderivedParcel } from '@/lib/records/parcel/fields'
import { isOutline } from '@/lib/records/parcel/outline'
import { parcelKey, readParcelKey } from '@/lib/records/parcel/parcel-key'
import { isPlainAddress } from '@/lib/street-address/is-plain-address'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import { formatAliquots, formatLegalDescription } from '@/lib/survey/format-legal-description'
import type { LegalDescription } from '@/lib/survey/legal-description'
import { parseLegalDescription } from '@/lib/survey/parse-legal-description'
import { cutPart, type SectionPart } from '@/lib/survey/section-part'
import { understandCountyNumber } from './understand-county-number'

const texts = defineTexts('place.understand', {
  unreadable:
    'We could not read this as a place: not as an address, coordinates, a legal description, a parcel number, or a city, county or ZIP code.',
  elsewhere: (address: string) =>
    `The link also names the address “${address}”, which lies in another state than its point. The address is not used.`,
  typed: (words: string) => `From “${words}”.`,
  along:
    'A point for an address lies along the street, commonly 20 to 40 meters off. It does not mark the building or the parcel.',
  fromLink: 'The point is the one in the link. We did not look the description up again.',
  otherNumber: (text: string, states: string) =>
    `${text} is written like a parcel number of ${states}. The number leads to the assessment record. For all other records, type the address.`,
  findByNumber: 'Find the assessment record by this number',
  none: (number: string) =>
    `No parcel of the current Florida roll has the number ${number}. Check it against the tax bill: letters, zeros and stars are part of it. Elsewhere, type the address or coordinates.`,
  meant: 'No place of our list has this name. Did you mean one of these?',
  found: (parcelId: string, county: string) => `Parcel ${parcelId} in ${county}, Florida.`,
  county: (number: number) => `county ${number}`,
  land: {
    section: (name: string) =>
      `Flood zones, wetlands and soils are measured on all of ${name}. Other records are those at its center.`,
    part: (part: string, section: string) =>
      `Flood zones, wetlands and soils are measured on all of ${part}. Other records are those at its center. We drew ${part} by dividing ${section}. It is not surveyed.`,
    notPart: (section: string, part: string) =>
      `The records are those at the middle of ${section}, which may not lie in ${part}.`,
    divided: (part: string, section: string) => `${part}, drawn by dividing ${section}`,
    unplaced: (section: string, part: string) => `${section}, not of ${part}`,
    unpublished: (id: string) =>
      `The survey publishes no section ${id}. Check the numbers, or look for the place on the map.`,
    lot: (number: string) => `Lot ${number}`,
  },
})

export const describeUnreadable = (): string => texts.unreadable

export async function resolvePlace({ q, at }: PlaceUrlParams, call: EngineCaller): Promise<PlaceResolution> {
  if (at)
    return (q && (await findLandAt(at, q, call))) || { kind: 'place', ...placeAtPoint(at, q), metas: [] }
  if (!q) return { kind: 'nothing' }
  if (isPlainAddress(q)) return understandPoint(q, call)
  if (readParcelKey(q)) return understandParcelNumber(q, call)
  // Legal descriptions are tried first. "43N 116W" could also be coordinates, so the visitor must choose.
  const legal = await resolveLegal(q, {}, call)
  if (legal.kind !== 'not-legal') return toUnderstoodLegal(q, legal, call)
  // Coordinates are tried before parcel numbers, because both can consist of digits only.
  const isPoint = parsePoint(q).kind === 'point'
  if (isPoint) return understandPoint(q, call)
  const numbered = readCountyNumber(q)
  if (numbered) return understandNumber(numbered, call)
  const parcel = parseParcelWords(q)
  if (parcel)
    return isOfFlorida(parcel) ? understandParcelNumber(parcel.number, call) : toRecordSearch(q, parcel)
  return readText(q) === 'parcel' ? understandParcelNumber(q, call) : understandPoint(q, call)
}

/**
 * Searches Florida by key, because Florida's counties share one roll. Counties of other states have separate
 * layers.
 */
function understandNumber(numbered: ParcelNumberCounties, call: EngineCaller): Promise<PlaceResolution> {
  const [only, ...others] = numbered.counties
  const florida = others.length === 0 && floridaCounties.find(({ fips }) => fips === only?.fips)
  if (!florida) return understandCountyNumber(numbered, call)
  return understandParcelNumber(parcelKey({ county: florida.number, parcelId: numbered.number }), call)
}

async function understandPoint(q: string, call: EngineCaller): Promise<PlaceResolution> {
  const answer = await findPoint(q, texts.unreadable, call)
  if (answer.kind === 'addresses' && answer.addresses.matches.length === 0)
    return { ...answer, meant: spellingsOf(q) }
  if (answer.kind === 'question' && answer.question === texts.unreadable) {
    const choices = spellingsOf(q)
    return choices.length > 0 ? { kind: 'question', question: texts.meant, choices } : answer
  }
  if (answer.kind !== 'point') return answer
  const { point, as, notes, matchedAddress, city, state, meta } = answer
  const context = as === 'address' ? { address: q.slice(0, 200), city, state } : {}
  return {
    kind: 'place',
    place: placeAt(point, context),
    interpretation: { as, notes, ...(matchedAddress ? { matchedAddress } : {}) },
    metas: meta ? [meta] : [],
  }
}

const spellingsOf = (q: string): PlaceChoice[] =>
  suggestSpelling(q).map(({ city, text }) => ({ label: city, href: placeHref({ q: text }) }))

/**
 * Looks up the land that a link names, because a link has no outline. Returns undefined if its point is not the
 * center of the land.
 */
async function findLandAt(at: LngLat, q: string, call: EngineCaller): Promise<PlaceResolution | undefined> {
  if (isPlainAddress(q) || parseLegalDescription(q, {}).kind !== 'description') return undefined
  const legal = await resolveLegal(q, {}, call)
  if (legal.kind !== 'section') return undefined
  const answer = await toUnderstoodLegal(q, legal, call)
  if (answer.kind !== 'place') return undefined
  const { latitude, longitude } = placeAt(at).point
  const { point } = answer.place
  return point.latitude === latitude && point.longitude === longitude ? answer : undefined
}

function placeAtPoint(
  point: LngLat,
  words: string | undefined,
): { place: Place; interpretation: PlaceInterpretation } {
  const plain = { place: placeAt(point), interpretation: { as: 'point on the map' as const, notes: [] } }
  if (!words) return plain
  const other = isPlainAddress(words) ? undefined : placeOtherThanAddress(plain.place, words)
  if (other?.description) {
    const land = { name: nameLand(other.description), center: null, outline: null, acres: null }
    return { place: { ...plain.place, land }, interpretation: other }
  }
  if (other) return { place: plain.place, interpretation: other }
  return (
    placeAtAddress(point, words) ?? {
      ...plain,
      interpretation: { as: 'your saved place', notes: [texts.typed(words)] },
    }
  )
}

function placeOtherThanAddress(place: Place, words: string): PlaceInterpretation | undefined {
  const legal = parseLegalDescription(words, {})
  if (legal.kind === 'description') {
    const { description, notes } = legal
    const caveats = [texts.typed(words), ...notes, texts.fromLink]
    return { as: 'legal description', notes: caveats, description }
  }
  const notes = [texts.typed(words)]
  if (parsePoint(words).kind === 'point') return { as: 'coordinates', notes }
  if (readCountyNumber(words)) return { as: 'parcel number', notes }
  const parcel = parseParcelWords(words)
  if (!parcel && readText(words) !== 'parcel') return undefined
  const isFloridas = parcel ? isOfFlorida(parcel) : readParcelKey(words) || place.states.includes('FL')
  return { as: isFloridas ? 'Florida parcel number' : 'parcel number', notes }
}

function placeAtAddress(
  point: LngLat,
  words: string,
): { place: Place; interpretation: PlaceInterpretation } | undefined {
  const address = nameInWords(words) === undefined ? null : parseAddressQuestion(words)
  if (!address) return undefined
  const state = address.state || undefined
  if (state && !mayBeInState(point, state))
    return {
      place: placeAt(point),
      interpretation: { as: 'point on the map', notes: [texts.elsewhere(words)] },
    }
  const place = placeAt(point, { address: words.slice(0, 200), city: address.city || undefined, state })
  return { place, interpretation: { as: 'address', notes: [texts.typed(words), texts.along] } }
}

type LegalAnswer = Exclude<LegalDescriptionResolution, { kind: 'not-legal' }>

async function toUnderstoodLegal(
  q: string,
  legal: LegalAnswer,
  call: EngineCaller,
): Promise<PlaceResolution> {
  if (legal.kind === 'problem') return legal
  if (legal.kind === 'question') {
    const { question, field, choices = [] } = legal.question
    const answers = choices.map(({ label, value }) => ({ label, href: landHref({ q, [field]: value }) }))
    return { kind: 'question', question, ...(answers.length > 0 ? { choices: answers } : {}) }
  }
  const { description, notes } = legal
  const interpretation: PlaceInterpretation = {
    as: 'legal description',
    notes,
    ...(description ? { description } : {}),
  }
  if (legal.kind === 'section') return toMiddle(legal.id, interpretation, legal.part ?? [], call)
  const { outlines, meta, doubt } = legal
  if (doubt) interpretation.notes = [...notes, doubt]
  return {
    kind: 'sections',
    interpretation,
    choices: choicesOf(outlines),
    outlines,
    meta,
    landHref: landHref({ q }),
  }
}

async function toMiddle(
  id: string,
  interpretation: PlaceInterpretation,
  steps: readonly string[],
  call: EngineCaller,
): Promise<PlaceResolution> {
  const answer = await call('federal-land-survey', 'getSectionGeometry', { plssid: id })
  if (!answer.ok) return { kind: 'problem', problem: answer.error }
  const [outline] = answer.data.features
  const middle = outline?.properties.center
  if (!middle) return { kind: 'question', question: texts.land.unpublished(id) }
  const section = outline.properties.label.split(',')[0] ?? id
  const part = cutPart(outline.geometry, steps)
  const { note, land, middleOf } = part
    ? describePart(part, formatAliquots(steps), section)
    : describeSection(section, outline, interpretation.description)
  const place = { ...placeAt(part?.center ?? middle), land }
  const all = { ...interpretation, middleOf, notes: [...interpretation.notes, note] }
  return { kind: 'place', place, interpretation: all, metas: [answer.meta] }
}

interface SurveyedLand {
  land: DescribedLand
  middleOf: string
  note: string
}

const describePart = (
  { geometry, computedAcres }: SectionPart,
  name: string,
  section: string,
): SurveyedLand => ({
  land: { name, center: 'part', outline: geometry, acres: computedAcres },
  middleOf: texts.land.divided(name, section),
  note: texts.land.part(name, section),
})

/**
 * A named part has the records at the section's center if its own center cannot be computed: for government
 * lots, for several parts, or in a section without four sides.
 */
function describeSection(
  section: string,
  { geometry, properties }: SurveyOutlines['features'][number],
  description?: LegalDescription,
): SurveyedLand {
  const named = description ? nameParts(description) : ''
  if (named !== '')
    return {
      land: { name: named, center: 'section', outline: null, acres: null },
      middleOf: texts.land.unplaced(section, named),
      note: texts.land.notPart(section, named),
    }
  const outline = isOutline(geometry) ? geometry : null
  return {
    land: { name: section, center: 'section', outline, acres: properties.computedAcres },
    middleOf: section,
    note: texts.land.section(section),
  }
}

const nameParts = ({ aliquots, lots }: LegalDescription): string =>
  [...lots.map((lot) => texts.land.lot(lot)), formatAliquots(aliquots)].filter(Boolean).join(', ')

const nameLand = (description: LegalDescription): string =>
  nameParts(description) || formatLegalDescription(description)

const choicesOf = ({ features }: SurveyOutlines): PlaceChoice[] =>
  features.map(({ id, properties: { label, sectionId, center } }) => ({
    label,
    href: sectionId && center ? placeHref({ at: center, q: sectionId }) : landHref({ id }),
  }))

const landHref = (query: Record<string, string>) => localHref(`/land?${new URLSearchParams(query)}`)

const countyName = (number: number) => {
  const county = countyByNumber(number)
  return county ? `${county.name} County` : texts.county(number)
}

const statesOf = ({ state, records }: EnteredParcelNumber): string[] =>
  state ? [state] : [...new Set(records.map((record) => record.state))]

const isOfFlorida = (parcel: EnteredParcelNumber): boolean => statesOf(parcel).includes('FL')

/**
 * Links to the search of assessments, because only Florida's parcels can be found by number without a county.
 */
function toRecordSearch(q: string, parcel: EnteredParcelNumber): PlaceResolution {
  const states = statesOf(parcel).map((code) => stateByCode(code)?.name ?? code)
  return {
    kind: 'question',
    question: texts.otherNumber(parcel.number, formatList(states, 'or')),
    choices: [
      { label: texts.findByNumber, href: localHref(`/assessments/find?${new URLSearchParams({ q })}`) },
    ],
  }
}

async function understandParcelNumber(number: string, call: EngineCaller): Promise<PlaceResolution> {
  const answer = await call('us-florida-parcels', 'findParcels', { asked: [number.slice(0, 300)] })
  if (!answer.ok) return { kind: 'problem', problem: answer.error }
  const parcels = answer.data.results.flatMap((result) => result.parcels)
  const [only, ...more] = parcels
  if (!only) {
    const coordinates = parsePoint(number)
    return {
      kind: 'question',
      question: coordinates.kind === 'question' ? coordinates.question : texts.none(number),
    }
  }
  const { meta } = answer
  if (more.length > 0) return { kind: 'parcels', parcelNumber: number, choices: parcels.map(toChoice), meta }
  const { latitude, longitude, city } = only
  const line = lineOf(only)
  const place = placeAt({ latitude, longitude }, { address: line, city: city ?? undefined, state: 'FL' })
  const notes = [texts.found(only.parcelId, countyName(only.county))]
  return { kind: 'place', place, interpretation: { as: 'Florida parcel number', notes }, metas: [meta] }
}

const toChoice = (parcel: UnderivedParcel) => ({
  label: [parcel.address, parcel.city, countyName(parcel.county)].filter(Boolean).join(', '),
  // The link contains only the key. The linked page looks up the parcel and its address, which other records
  // need.
  href: placeHref({ q: parcel.key }),
})

const lineOf = ({ address, city, postalCode }: UnderivedParcel): string | undefined =>
  address ? [address, city, `FL ${postalCode ?? ''}`.trim()].filter(Boolean).join(', ') : undefined
