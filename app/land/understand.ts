import 'server-only'
import { read } from '@/app/data'
import { findPoint } from '@/app/find-point'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import type { AddressMatches } from '@/lib/geocoder/find-address'
import type { LegalDescription, Question } from '@/lib/survey/legal-description'
import { parseLegalDescription } from '@/lib/survey/parse-legal-description'
import { type Locating, locate } from './locate'
import type { LandUrl, Point } from './url'

/** How the question was read, said back to the person. */
export interface Said {
  as: 'coordinates' | 'address' | 'legal description' | 'identifier' | 'point on the map'
  notes: string[]
  matchedAddress?: string
  description?: LegalDescription
}

export type Understanding =
  | { kind: 'nothing' }
  | { kind: 'question'; question: Pick<Question, 'question' | 'choices'> & { field?: Question['field'] } }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'addresses'; found: AddressMatches; meta: Meta }
  | { kind: 'point'; point: Point; said: Said; addressMeta?: Meta }
  | { kind: 'section'; id: string; said: Said }
  | ({ kind: 'places'; said: Said } & Locating)

/** The one box: a legal description, coordinates or an address. */
export async function understand({ q, at, id, answers = {} }: LandUrl): Promise<Understanding> {
  if (id)
    return id.length === 20
      ? { kind: 'section', id, said: { as: 'identifier', notes: [] } }
      : locateTownship(id)
  if (at && q)
    return {
      kind: 'point',
      point: at,
      said: { as: 'address', notes: [`Chosen among the matches for “${q}”.`] },
    }
  if (at) return { kind: 'point', point: at, said: { as: 'point on the map', notes: [] } }
  if (!q) return { kind: 'nothing' }
  // The description first: it asks back where "43N 116W" could be either, coordinates would not.
  const legal = parseLegalDescription(q, answers)
  if (legal.kind === 'question') return { kind: 'question', question: legal }
  if (legal.kind === 'description') return locateDescribed(legal.description, legal.notes)
  const found = await findPoint(q, UNREADABLE)
  if (found.kind === 'question') return { kind: 'question', question: found }
  if (found.kind !== 'point') return found
  const { point, as, notes, matchedAddress, meta } = found
  return { kind: 'point', point, said: { as, notes, matchedAddress }, addressMeta: meta }
}

/** The sections of one township, to choose from; where none are published, the township itself. */
async function locateTownship(
  plssid: string,
  said: Said = { as: 'identifier', notes: [] },
): Promise<Understanding> {
  const sections = await read('federal-land-survey', 'getSectionGeometry', { plssid })
  if (!sections.ok) return { kind: 'problem', problem: sections.error }
  if (sections.data.count > 0) return { kind: 'places', said, outlines: sections.data, meta: sections.meta }
  const township = await locate({ plssid })
  return 'problem' in township
    ? { kind: 'problem', problem: township.problem }
    : { kind: 'places', said, ...township }
}

async function locateDescribed(description: LegalDescription, notes: string[]): Promise<Understanding> {
  const said: Said = { as: 'legal description', notes, description }
  if (description.plssid?.length === 20) return { kind: 'section', id: description.plssid, said }
  return toPlaces(await locate(description), said)
}

function toPlaces(
  located: Awaited<ReturnType<typeof locate>>,
  said: Said,
): Promise<Understanding> | Understanding {
  if ('problem' in located) return { kind: 'problem', problem: located.problem }
  const [only, ...more] = located.outlines.features
  if (!only || more.length > 0) return { kind: 'places', said, ...located }
  const { sectionId, plssid } = only.properties
  return sectionId ? { kind: 'section', id: sectionId, said } : locateTownship(plssid, said)
}

const UNREADABLE =
  'This could not be read as a place. Type an address with house number, street, city and state; or coordinates; or a legal description such as T2N R3E Sec 14, Boise Meridian.'
