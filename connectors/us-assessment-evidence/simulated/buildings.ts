import type { RowFilterHints } from '@/lib/conditions/evaluate'
import type { SimulatedRecord } from '@/lib/socrata/simulated-dataset'
import { area, classOf, cookHomes, pinOf, YEARS } from './cook-homes'

export function* buildingRows(hints: RowFilterHints): Generator<SimulatedRecord> {
  for (const property of cookHomes(hints)) {
    if (property.kind !== 'house') continue
    const cards = property.roll('cards') < 0.04 ? [1, 2] : [1]
    for (const year of YEARS)
      for (const card of cards)
        yield {
          pin: pinOf(property),
          year,
          card,
          class: classOf(property),
          township_code: area.township_code,
          char_bldg_sf: Math.round(property.livingSquareFeet / cards.length),
          char_land_sf: property.lotSquareFeet,
          char_yrblt: property.yearBuilt,
          char_rooms: property.bedrooms + 3,
          char_beds: property.bedrooms,
          char_fbath: 1 + Math.floor(property.roll('baths') * 2),
          char_hbath: Math.floor(property.roll('half baths') * 2),
          char_type_resd: property.livingSquareFeet < 1200 ? '1 Story' : '2 Story',
          char_cnst_qlty: 'Average',
          char_repair_cnd: property.roll('repair') < 0.1 ? 'Below Average' : 'Average',
          char_ext_wall: property.roll('walls') < 0.7 ? 'Masonry' : 'Frame',
          char_bsmt: 'Full',
          char_bsmt_fin: 'Unfinished',
          char_attic_type: 'None',
          char_air: property.roll('air') < 0.6 ? 'Central A/C' : 'No Central A/C',
          char_gar1_size: '2 cars',
          card_proration_rate: null,
        }
  }
}
