import type { RowFilterHints } from '@/lib/conditions/evaluate'
import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { townsOf } from '@/lib/sample-world/addresses/assessed-lots'
import { marketValueOf, type SampleAssessedProperty } from '@/lib/sample-world/addresses/assessed-property'
import { assessedProperties } from '@/lib/sample-world/addresses/assessed-search'
import type { SimulatedRecord } from '@/lib/socrata/simulated-dataset'
import { area, classOf, cookHomes, pinOf } from './cook-homes'

const dayOf = ({ year, month }: { year: number; month: number }) =>
  `${year}-${String(month).padStart(2, '0')}-14T00:00:00.000`

export function* cookSaleRows(hints: RowFilterHints): Generator<SimulatedRecord> {
  for (const property of cookHomes(hints)) {
    const { sale } = property
    if (!sale) continue
    const isMultiple = property.roll('multiple') < 0.1
    const isQuitClaim = property.roll('quit claim') < 0.08
    yield {
      row_id: `${property.serial}${property.unit}`,
      pin: pinOf(property),
      year: sale.year,
      ...area,
      class: classOf(property),
      sale_date: dayOf(sale),
      is_mydec_date: sale.year >= 2020,
      sale_price: isQuitClaim ? 10_000 : sale.price,
      deed_type: isQuitClaim ? 'Quit claim' : 'Warranty',
      is_multisale: isMultiple,
      num_parcels_sale: isMultiple ? 2 : 1,
      sale_type: property.kind === 'vacant' ? 'LAND' : 'LAND AND BUILDING',
      sale_filter_same_sale_within_365: false,
      sale_filter_less_than_10k: isQuitClaim,
      sale_filter_deed_type: isQuitClaim,
      seller_name: property.owner.name,
      buyer_name: property.owner.name,
    }
  }
}

export function* connecticutRows(): Generator<SimulatedRecord> {
  for (const property of assessedProperties(townsOf('CT'), {})) {
    const { address, owner, sale } = property
    if (!sale || sale.year > 2025 || property.kind === 'exempt') continue
    const isMarked = property.roll('nonuse') < 0.12
    yield {
      serialnumber: String(property.serial).slice(-6) + property.unit,
      listyear: sale.month >= 10 ? sale.year : sale.year - 1,
      daterecorded: dayOf(sale),
      town: address.city,
      address: `${writeStreetLine(address)}${property.unit ? ` UNIT ${property.unit}` : ''}`.toUpperCase(),
      assessedvalue: Math.round(0.7 * marketValueOf(property, sale.year).total),
      saleamount: sale.price,
      propertytype: 'Residential',
      residentialtype: residentialTypeOf(property),
      nonusecode: isMarked ? '07 - Change in Property' : null,
      geo_coordinates:
        property.roll('point') < 0.6
          ? { type: 'Point', coordinates: [address.longitude, address.latitude] }
          : null,
      remarks: owner.name,
      opm_remarks: isMarked ? owner.name : null,
    }
  }
}

const residentialTypeOf = ({ kind }: SampleAssessedProperty) =>
  kind === 'condominium' ? 'Condo' : kind === 'house' ? 'Single Family' : null
