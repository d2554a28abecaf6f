import type { SurveyOutlines } from '@/connectors/federal-land-survey/public'
import type { AddressMatches } from '@/connectors/geocoder/public'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import type { LegalDescription } from '@/lib/survey/legal-description'
import type { Place } from './place'

export interface PlaceInterpretation {
  as:
    | 'address'
    | 'coordinates'
    | 'legal description'
    | 'Florida parcel number'
    | 'parcel number'
    | 'point on the map'
    | 'your saved place'
  notes: string[]
  matchedAddress?: string
  description?: LegalDescription
  middleOf?: string
}

export interface PlaceChoice {
  label: string
  href: string
}

export type PlaceResolution =
  | { kind: 'nothing' }
  | { kind: 'question'; question: string; choices?: PlaceChoice[] }
  | { kind: 'problem'; problem: Problem }
  /** `meant`: suggestions if no address matched. Each is the typed text with the name of a known city. */
  | { kind: 'addresses'; addresses: AddressMatches; meta: Meta; meant?: PlaceChoice[] }
  | {
      kind: 'sections'
      interpretation: PlaceInterpretation
      choices: PlaceChoice[]
      outlines: SurveyOutlines
      meta: Meta
      landHref: string
    }
  | { kind: 'parcels'; parcelNumber: string; choices: PlaceChoice[]; meta: Meta }
  | { kind: 'place'; place: Place; interpretation: PlaceInterpretation; metas: Meta[] }
