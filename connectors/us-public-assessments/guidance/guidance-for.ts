import { nameSentences } from '@/lib/sentences/define-sentences'
import type { AppealGuidance } from './guidance'
import { connecticut } from './jurisdictions/connecticut'
import { cookCounty } from './jurisdictions/cook-county'
import { detroit } from './jurisdictions/detroit'
import { florida } from './jurisdictions/florida'
import { idaho } from './jurisdictions/idaho'
import { massachusetts } from './jurisdictions/massachusetts'
import { minnesota } from './jurisdictions/minnesota'
import { montana } from './jurisdictions/montana'
import { newYork } from './jurisdictions/new-york'
import { northCarolina } from './jurisdictions/north-carolina'
import { sanFrancisco } from './jurisdictions/san-francisco'
import { texasCounty } from './jurisdictions/texas'
import { utah } from './jurisdictions/utah'
import { washington } from './jurisdictions/washington'
import { washingtonDc } from './jurisdictions/washington-dc'
import { wisconsin } from './jurisdictions/wisconsin'
import { woodburyCounty } from './jurisdictions/woodbury-county'
import { texasDistricts } from './texas-districts'

/** A Map, because a visitor's source id could be the name of an inherited property, such as `constructor`. */
const bySource: ReadonlyMap<string, AppealGuidance> = new Map([
  ['connecticut-assessments', connecticut],
  ['cook-county-il-assessments', cookCounty],
  ['detroit-mi-assessments', detroit],
  ['florida-assessments', florida],
  ['idaho-assessments', idaho],
  ['massachusetts-assessments', massachusetts],
  ['minnesota-assessments', minnesota],
  ['montana-assessments', montana],
  ['new-york-state-assessments', newYork],
  ['north-carolina-assessments', northCarolina],
  ['san-francisco-ca-assessments', sanFrancisco],
  ['utah-assessments', utah],
  ['washington-assessments', washington],
  ['washington-dc-assessments', washingtonDc],
  ['wisconsin-assessments', wisconsin],
  ['woodbury-county-ia-assessments', woodburyCounty],
  ...texasDistricts.map((district): [string, AppealGuidance] => [district.sourceId, texasCounty(district)]),
])

for (const [sourceId, guidance] of bySource)
  nameSentences(`us-public-assessments.guidance.${sourceId}`, guidance)

export function guidanceFor(sourceId: string): AppealGuidance | undefined {
  return bySource.get(sourceId)
}
