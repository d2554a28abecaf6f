import { disclaimer, outsideToo } from '@/lib/records/flood-zone/describe'
import { ofOutlines } from '@/lib/records/parcel/lot-share'
import { fromMapId } from '@/lib/records/parcel/parcel-key'
import type { LotFloodZonesOutcome } from '../lot-floods/lot-floods-answer'
import type { MapLayerRow, OnDemandColumn } from './map-layer'

const texts = {
  cut: 'more zones than are listed',
  notAsked: (why: string) => `Not asked. ${why}`,
}

/**
 * The server looks up flood zones with the whole outlines of lots, because the outlines in tiles are
 * simplified.
 */
export const lotFloods: OnDemandColumn<MapLayerRow> = {
  label: 'Flood zones that touch the lot',
  ask: 'Add flood zones',
  most: 50,
  publisher: 'FEMA',
  href: ({ key }) => `/map/lot-floods?${new URLSearchParams({ key: fromMapId(key) })}`,
  toCell(data) {
    const answer = data as LotFloodZonesOutcome
    if (answer.state === 'not asked') return { text: texts.notAsked(answer.why), isKept: null }
    const { names, isSpecial, note, isCut } = answer
    const text = names.length > 0 ? [...names, ...(isCut ? [texts.cut] : [])].join('; ') : note
    return { text, isKept: isSpecial || (isCut ? null : false) }
  },
  keep: 'Keep only lots in a special flood hazard area',
  limits: `Flood zones that touch the lot: ${disclaimer} ${outsideToo} ${ofOutlines}`,
}
