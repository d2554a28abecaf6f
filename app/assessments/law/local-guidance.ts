import type { AppealOffice } from '@/connectors/us-public-assessments/public'
import { type CheckedAppealGuidance, checkedGuidance } from '../checked-guidance'
import type { HomeSelection } from '../fetch-home'
import { assessingTown, nameOffice } from '../values/name-office'

export function localGuidance({
  sourceId,
  property,
}: Pick<HomeSelection, 'sourceId' | 'property'>): CheckedAppealGuidance | undefined {
  const guidance = checkedGuidance(sourceId)
  if (!guidance) return undefined
  const town = assessingTown(sourceId, property)
  const nameOf = (name: string) => nameOffice(name, property.county, town)
  const local = (office: AppealOffice): AppealOffice => ({ ...office, name: nameOf(office.name) })
  const [first, ...others] = guidance.offices
  return {
    ...guidance,
    offices: [local(first), ...others.map(local)],
    stages: guidance.stages.map((stage) => ({
      ...stage,
      body: nameOf(stage.body),
      ask: stage.ask.map(local),
    })),
  }
}
