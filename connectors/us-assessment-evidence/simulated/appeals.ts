import type { RowFilterHints } from '@/lib/conditions/evaluate'
import type { SimulatedRecord } from '@/lib/socrata/simulated-dataset'
import { area, classOf, cookHomes, pinOf, stagesIn, YEARS } from './cook-homes'

const APPEALED = 0.5

const isHome = (propertyClass: string) => propertyClass.startsWith('2')

export function* appealRows(hints: RowFilterHints): Generator<SimulatedRecord> {
  for (const property of cookHomes(hints)) {
    const propertyClass = classOf(property)
    if (!isHome(propertyClass)) continue
    for (const year of YEARS) {
      const { mailed, certified } = stagesIn(property, year)
      if (mailed === null || property.roll(`appeal ${year}`) >= APPEALED) continue
      const isWithdrawn = mailed === certified && property.roll(`withdrawn ${year}`) < 0.1
      const row = {
        pin: pinOf(property),
        class: propertyClass,
        township_code: area.township_code,
        year,
        mailed_tot: mailed,
        certified_tot: certified,
        case_no: `${year % 100}${String(property.serial).padStart(8, '0')}`,
        appeal_type: propertyClass === '299' ? 'condo/coop' : 'residential',
        hearing_type: 'Current year appeal',
        status: certified === null ? 'pending' : 'closed',
        reason_code1: certified === null ? null : isWithdrawn ? '40' : mailed === certified ? '16' : '1',
        agent_name: property.owner.name,
      }
      yield { ...row, subkey: '1' }
      if (property.roll(`subkey ${year}`) < 0.05) yield { ...row, subkey: '2' }
    }
  }
}

export function* boardRows(hints: RowFilterHints): Generator<SimulatedRecord> {
  for (const property of cookHomes(hints)) {
    const propertyClass = classOf(property)
    if (!isHome(propertyClass)) continue
    for (const year of YEARS) {
      const { certified, board } = stagesIn(property, year)
      if (certified === null || property.roll(`board ${year}`) >= APPEALED) continue
      yield {
        appealid: `${year}${property.serial}${property.unit}`,
        pin: pinOf(property),
        tax_year: String(year),
        class: propertyClass,
        township_code: area.township_code,
        assessor_totalvalue: certified,
        bor_totalvalue: board,
        result: board === null ? 'N/A' : board < certified ? 'Decrease' : 'No Change',
        appealtypedescription: 'Overvaluation',
        appellant: property.owner.name,
        attorney_lastname: property.owner.name,
      }
    }
  }
}
