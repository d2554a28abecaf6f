import type { AddressMatches } from '@/connectors/geocoder/public'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { parsePoint } from '@/lib/coordinates/parse-point'
import { centerOfPlace, findPlacesByName } from '@/lib/gazetteer/places'
import { defineTexts } from '@/lib/language/define-texts'
import { isPlainAddress } from '@/lib/street-address/is-plain-address'
import { isPostOfficeBox, POST_OFFICE_BOX } from '@/lib/street-address/post-office-box'
import { describeUnlocatable } from '@/lib/survey/describe-unlocatable'
import type { EngineCaller } from '../read/reading-scope'
import { formatNamed, readZipCode } from './named-place'

interface Point {
  latitude: number
  longitude: number
}

export type PointResolution =
  | { kind: 'question'; question: string }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'addresses'; addresses: AddressMatches; meta: Meta }
  | {
      kind: 'point'
      point: Point
      as: 'coordinates' | 'address'
      notes: string[]
      matchedAddress?: string
      city?: string
      state?: string
      meta?: Meta
    }

export async function findPoint(
  text: string,
  unreadable: string,
  call: EngineCaller,
): Promise<PointResolution> {
  if (isPlainAddress(text)) return findAddress(text, unreadable, call)
  const coordinates = parsePoint(text)
  if (coordinates.kind === 'question') return { kind: 'question', question: coordinates.question }
  if (coordinates.kind === 'point') {
    const { notes, latitude, longitude } = coordinates
    return { kind: 'point', point: { latitude, longitude }, as: 'coordinates', notes }
  }
  if (isPostOfficeBox(text)) return { kind: 'question', question: POST_OFFICE_BOX }
  const unlocatable = describeUnlocatable(text)
  if (unlocatable) return { kind: 'question', question: unlocatable }
  const area = describeArea(text)
  if (area) return { kind: 'question', question: area }
  return findAddress(text, unreadable, call)
}

async function findAddress(text: string, unreadable: string, call: EngineCaller): Promise<PointResolution> {
  const answer = await call('geocoder', 'findAddress', { address: text.slice(0, 200) })
  if (!answer.ok) {
    if (answer.error.code === 'invalid_params') return { kind: 'question', question: unreadable }
    return { kind: 'problem', problem: answer.error }
  }
  const [only, ...more] = answer.data.matches
  if (!only || more.length > 0) return { kind: 'addresses', addresses: answer.data, meta: answer.meta }
  const { latitude, longitude, address, city, state } = only
  const notes = [answer.data.note]
  return {
    kind: 'point',
    point: { latitude, longitude },
    as: 'address',
    notes,
    matchedAddress: address,
    city,
    state,
    meta: answer.meta,
  }
}

const texts = defineTexts('places.find-point', {
  zip: 'A ZIP code alone has no position here. Add a house number and street.',
  several: (text: string, count: number) =>
    `${count} cities or counties are called “${text}”. Add the state, and a house number and street.`,
  one: (name: string, center: string) =>
    `${name} is not one point. Add a house number and street, or type its center: ${center}.`,
})

/**
 * Returns a sentence that asks for an address if the text is a ZIP code, a city or a county. Returns
 * undefined for any other text.
 */
function describeArea(text: string): string | undefined {
  if (readZipCode(text)) return texts.zip
  const [only, ...more] = findPlacesByName(text)
  if (!only) return undefined
  if (more.length > 0) return texts.several(text.trim(), more.length + 1)
  const center = centerOfPlace(only)
  return center && texts.one(formatNamed(only), `${center.latitude}, ${center.longitude}`)
}
