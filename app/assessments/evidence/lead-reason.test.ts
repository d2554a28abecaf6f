import { describe, expect, it } from 'vitest'
import { sources } from '@/connectors/us-public-assessments/recipe/source-list'
import { checkedGuidance, isPrintable } from '../checked-guidance'
import { groundKinds } from '../url'
import { leadReasonOf } from './lead-reason'

describe('leadReasonOf', () => {
  it('cites an official page or the law if one names the main reason', () => {
    const cook = checkedGuidance('cook-county-il-assessments')
    expect(leadReasonOf(cook, { equity: 'yes' })).toEqual({
      kind: 'equity',
      text: 'Similar homes are assessed lower (Cook County Assessor, residential appeals)',
    })
    expect(leadReasonOf(cook, { ground: 'condition' })).toEqual({
      kind: 'condition',
      text: 'Damage or repairs',
    })
    expect(leadReasonOf(checkedGuidance('washington-assessments'), { condition: 'yes' })).toEqual({
      kind: 'condition',
      text: 'The value is above the market (RCW 84.40.038 and WAC 458-14-056)',
    })
  })

  it('omits the citation of an old copy or of an unofficial source', () => {
    expect(leadReasonOf(checkedGuidance('florida-assessments'), { equity: 'yes' })).toEqual({
      kind: 'market',
      text: 'The value is above the market',
    })
    expect(leadReasonOf(checkedGuidance('dallas-county-tx-assessments'), { equity: 'yes' })?.text).toBe(
      'Similar homes are assessed lower',
    )
  })

  it('returns undefined if no reason is selected or no law ranks the reasons', () => {
    const no = { fact: 'no', equity: 'no', market: 'no', condition: 'no' } as const
    for (const url of [{}, no]) expect(leadReasonOf(checkedGuidance('utah-assessments'), url)).toBeUndefined()
    expect(leadReasonOf(undefined, { market: 'yes' })).toBeUndefined()
    expect(leadReasonOf(undefined, { ground: 'market' })?.text).toBe('The value is above the market')
  })

  it.each(sources.map(({ id }) => id))('cites only printable reasons in the guidance of %s', (id) => {
    const guidance = checkedGuidance(id)
    const printable = guidance?.grounds.filter(isPrintable).map(({ source }) => `(${source.name})`) ?? []
    for (const ground of groundKinds) {
      const lead = leadReasonOf(guidance, { ground })
      const [cited] = /\(.*\)$/.exec(lead?.text ?? '') ?? []
      if (cited) expect(printable).toContain(cited)
      if (guidance?.otherAssessments?.rule !== 'ground' && ground === 'equity' && guidance?.otherAssessments)
        expect(lead?.kind).not.toBe('equity')
    }
  })
})
