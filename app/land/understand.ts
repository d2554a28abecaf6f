import 'server-only'
import { findPoint } from '@/app/_lib/places/find-point'
import type { DescriptionOutlines } from '@/app/_lib/places/locate-description'
import {
  type LegalDescriptionResolution,
  resolveLegal,
  resolveTownship,
} from '@/app/_lib/places/understand-legal'
import { read } from '@/app/_lib/read/data'
import type { PlaceResolution } from '@/app/_surfaces/place/place-interpretation'
import type { Meta } from '@/lib/connector/result'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import type { LegalDescription, LegalDescriptionAnswers } from '@/lib/survey/legal-description'
import { parseLegalDescription } from '@/lib/survey/parse-legal-description'
import { isDivisionId, parsePlssId, plainDivisionNumber } from '@/lib/survey/plssid'
import { type LandUrlParams, landHref } from './url'

const texts = defineTexts('land.understand', {
  chosen: (q: string) => `You chose this match for “${q}”.`,
  unreadable: 'We could not read this as a place: not as an address, coordinates or a legal description.',
})

export interface LandInterpretation {
  as: 'coordinates' | 'address' | 'legal description' | 'identifier' | 'point on the map'
  notes: string[]
  matchedAddress?: string
  description?: LegalDescription
  part?: string[]
}

type LandResolution =
  | Extract<PlaceResolution, { kind: 'nothing' | 'question' | 'problem' | 'addresses' }>
  | { kind: 'point'; point: LngLat; interpretation: LandInterpretation; addressMeta?: Meta }
  | { kind: 'section'; id: string; interpretation: LandInterpretation }
  | ({ kind: 'places'; interpretation: LandInterpretation; doubt?: string | undefined } & DescriptionOutlines)

export async function resolveLand({ q, at, id, answers = {} }: LandUrlParams): Promise<LandResolution> {
  if (id && isDivisionId(id))
    return {
      kind: 'section',
      id,
      interpretation: { as: 'identifier', notes: [], part: partOfChosen(id, q, answers) },
    }
  if (id) return formatLegal(await resolveTownship(id, read), 'identifier', { id })
  if (at && q)
    return {
      kind: 'point',
      point: at,
      interpretation: { as: 'address', notes: [texts.chosen(q)] },
    }
  if (at) return { kind: 'point', point: at, interpretation: { as: 'point on the map', notes: [] } }
  if (!q) return { kind: 'nothing' }
  // Legal descriptions are tried first. "43N 116W" could also be coordinates, so the visitor must choose.
  const legal = await resolveLegal(q, answers, read)
  if (legal.kind !== 'not-legal') return formatLegal(legal, 'legal description', { q, answers })
  const place = await findPoint(q, texts.unreadable, read)
  if (place.kind !== 'point') return place
  const { point, as, notes, matchedAddress, meta } = place
  return { kind: 'point', point, interpretation: { as, notes, matchedAddress }, addressMeta: meta }
}

function partOfChosen(id: string, words = '', answers: LegalDescriptionAnswers): string[] {
  const legal = parseLegalDescription(words, answers)
  const section = parsePlssId(id)?.section?.number
  if (legal.kind !== 'description' || section === undefined) return []
  return plainDivisionNumber(section) === String(legal.description.section) ? legal.part : []
}

function formatLegal(
  legal: LegalDescriptionResolution,
  as: LandInterpretation['as'],
  url: LandUrlParams,
): LandResolution {
  if (legal.kind === 'not-legal') return { kind: 'nothing' }
  if (legal.kind === 'problem') return legal
  if (legal.kind === 'question') {
    const { question, field, choices } = legal.question
    const toHref = (value: string) => landHref({ ...url, answers: { ...url.answers, [field]: value } })
    return {
      kind: 'question',
      question,
      ...(choices ? { choices: choices.map(({ label, value }) => ({ label, href: toHref(value) })) } : {}),
    }
  }
  const { description, notes } = legal
  const interpretation: LandInterpretation = { as, notes, description }
  if (legal.kind === 'section')
    return { kind: 'section', id: legal.id, interpretation: { ...interpretation, part: legal.part ?? [] } }
  const { outlines, meta, doubt } = legal
  return { kind: 'places', interpretation: interpretation, outlines, meta, doubt }
}
