import type { Place } from '../place'
import { formatPoint } from '../url'
import type { PanelId } from './outcome'

/** The longest text that every one of the pages takes as a question. */
const MOST_TEXT = 200

/** Near enough to tell a parcel from its neighbors. */
const PARCEL_ZOOM = 17

type Parameters = Readonly<Record<string, string | undefined>>

export function linkTo(path: string, parameters: Parameters): string {
  const given = Object.entries(parameters).flatMap(([name, text]) => (text ? [[name, text]] : []))
  const query = new URLSearchParams(given)
  return given.length > 0 ? `${path}?${query}` : path
}

/** The workflow of each panel with everything about the place filled in. */
export function workflowHref(panel: PanelId, { point, address }: Place): string {
  const at = formatPoint(point)
  const words = address?.slice(0, MOST_TEXT)
  switch (panel) {
    case 'elevation':
    case 'section':
      return linkTo('/land', { at, q: words })
    case 'assessment':
      return words ? linkTo('/assessments/find', { q: words }) : '/assessments'
    case 'parcel':
      return linkTo('/parcels', { at, z: String(PARCEL_ZOOM) })
    case 'facilities':
      return linkTo('/environment', { at, q: words })
    case 'permits':
      return linkTo('/permits', { q: words ?? at })
    case 'labor':
      return linkTo('/costs', { place: at })
  }
}

/** Where somebody says which candidate is theirs. */
export const assessmentHref = (
  step: 'find' | 'check',
  asked: { source: string; q?: string; county?: string | undefined; key?: string },
): string => linkTo(`/assessments/${step}`, asked)

/** The state's roll of assessments has the numbers of its parcels. */
export const parcelAssessmentHref = (id: string, county: string | null): string =>
  linkTo('/assessments/find', { source: 'florida-assessments', id, county: county ?? undefined })

export const permitSourceHref = (source: string) => linkTo('/permits', { source })

export const propertyHref = (market: string, property: string) => linkTo('/permits', { market, property })
