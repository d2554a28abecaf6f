import type { PanelData } from '../panels/dossier'
import type { Outcome, PanelId } from '../panels/outcome'
import { facilityAttributes, laborAttributes, permitAttributes } from './around-attributes'
import { type Attribute, type CompareRow, compareRows, dataOf } from './compare-rows'
import { elevationAttributes, sectionAttributes } from './land-attributes'
import { assessmentAttributes, parcelAttributes, whyApart } from './value-attributes'

const attributes: { [P in PanelId]: readonly Attribute<PanelData[P]>[] } = {
  elevation: elevationAttributes,
  section: sectionAttributes,
  assessment: assessmentAttributes,
  parcel: parcelAttributes,
  facilities: facilityAttributes,
  permits: permitAttributes,
  labor: laborAttributes,
}

export const texts = {
  unconfirmed:
    'No value is shown before a person has confirmed which home is meant. Confirm each one on its own page.',
  florida:
    'These values are set under Florida law. A place elsewhere is valued by other rules, so its values never share a row with them and no difference is computed.',
  permits: 'Each city counts its permits in its own way: the two cannot be subtracted.',
}

export function comparePanel<P extends PanelId>(
  panel: P,
  a: Outcome<PanelData[P]>,
  b: Outcome<PanelData[P]>,
): CompareRow[] {
  return compareRows<PanelData[P]>(attributes[panel], a, b)
}

type Reasons<T> = (a: T | undefined, b: T | undefined) => (string | undefined)[]

const reasons: { [P in PanelId]?: Reasons<PanelData[P]> } = {
  assessment: (a, b) => (a || b ? [texts.unconfirmed, a && b && whyApart(a, b)] : []),
  parcel: (a, b) => [Boolean(a) === Boolean(b) ? undefined : texts.florida],
  permits: (a, b) => [a && b && texts.permits],
}

/** What keeps the values of a panel apart, said where a difference would be missed. */
export function reasonsOf<P extends PanelId>(
  panel: P,
  a: Outcome<PanelData[P]>,
  b: Outcome<PanelData[P]>,
): string[] {
  const found = reasons[panel]?.(dataOf(a), dataOf(b)) ?? []
  return found.filter((reason) => reason !== undefined)
}
