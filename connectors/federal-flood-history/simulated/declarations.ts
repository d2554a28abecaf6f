import { hashOf } from '@/lib/sample-world/hash'
import type { FemaRow } from './claims'
import { countiesOf, covers, type DisasterEvent, eventsOf } from './events'

const DECLARED_AFTER_MS = 4 * 86_400_000

export function declarationsOf(state: string): FemaRow[] {
  return eventsOf(state).flatMap((event) => {
    if (event.isStatewide) return [rowOf(event, '000', 'Statewide')]
    return countiesOf(state)
      .filter(({ fips }) => covers(event, fips))
      .flatMap(({ fips, name }) => {
        const row = rowOf(event, fips.slice(2), `${name} (County)`)
        const isTwice = hashOf('second row', event.number, fips) < 0.15
        return isTwice
          ? [
              { ...row, ihProgramDeclared: false },
              { ...row, ihProgramDeclared: true },
            ]
          : [row]
      })
  })
}

function rowOf(event: DisasterEvent, fipsCountyCode: string, designatedArea: string): FemaRow {
  const { type, number, state, incident, title, beganOn, endedOn, isFlood } = event
  const declared = new Date(Date.parse(beganOn) + DECLARED_AFTER_MS).toISOString()
  const isOld = declared < '2012'
  return {
    femaDeclarationString: `${type}-${number}-${state}`,
    disasterNumber: number,
    state,
    declarationType: type,
    declarationDate: declared,
    fyDeclared: Number(declared.slice(0, 4)),
    incidentType: incident,
    declarationTitle: title,
    ihProgramDeclared: isFlood && !isOld,
    iaProgramDeclared: isFlood && isOld,
    paProgramDeclared: true,
    hmProgramDeclared: type === 'DR',
    incidentBeginDate: beganOn,
    incidentEndDate: endedOn,
    fipsCountyCode,
    placeCode: `99${fipsCountyCode}`,
    designatedArea,
    tribalRequest: false,
    region: 6,
  }
}
