import { expect, it } from 'vitest'
import type { HomeSelection } from '../fetch-home'
import { localGuidance } from './local-guidance'

const guidanceIn = (sourceId: string, property: object) =>
  localGuidance({ sourceId, property: { county: null, ...property } as HomeSelection['property'] })

it('names the board and the office of the town if appeals go to the town', () => {
  const { stages, offices } = guidanceIn('connecticut-assessments', { city: 'Hartford' }) ?? {}
  expect(stages?.[0]?.body).toBe('Board of Assessment Appeals of Hartford')
  expect(stages?.[0]?.ask[0]?.name).toBe('Assessor of Hartford')
  expect(offices?.[0].name).toBe('Assessor of Hartford')
  const madison = guidanceIn('wisconsin-assessments', { county: 'DANE', city: 'CITY OF MADISON' })
  expect(madison?.stages[1]?.body).toBe('Board of Review of the City of Madison')
})

it('names the office of the county, or "your" office if the record has no place', () => {
  expect(guidanceIn('florida-assessments', { county: 'Orange' })?.offices[0].name).toBe(
    'Orange County Property Appraiser',
  )
  expect(guidanceIn('florida-assessments', {})?.offices[0].name).toBe('Your county property appraiser')
})
