import { describe, expect, it } from 'vitest'
import { sources } from '@/connectors/us-public-assessments/recipe/source-list'
import { checkedGuidance } from '../checked-guidance'
import { type AssessmentsUrlParams, groundKinds } from '../url'
import { chooseGround, fieldKinds, leadingKind, offeredKinds, standingOf } from './choose-ground'

const cook = checkedGuidance('cook-county-il-assessments')
const florida = checkedGuidance('florida-assessments')
const washington = checkedGuidance('washington-assessments')
const iowa = checkedGuidance('woodbury-county-ia-assessments')

const yes = (...kinds: (typeof groundKinds)[number][]): AssessmentsUrlParams =>
  Object.fromEntries(groundKinds.map((kind) => [kind, kinds.includes(kind) ? 'yes' : 'no']))

describe('chooseGround', () => {
  it("ranks the person's reasons in the order of the place's law", () => {
    const both = yes('equity', 'market')
    expect(chooseGround(cook, both)).toMatchObject({ state: 'chosen', kind: 'market', isPreferred: false })
    expect(chooseGround(iowa, both)).toMatchObject({ state: 'chosen', kind: 'equity' })
    expect(chooseGround(cook, yes('fact', 'equity'))).toMatchObject({ kind: 'equity' })
    expect(chooseGround(iowa, yes('condition', 'fact'))).toMatchObject({ kind: 'fact' })
  })

  it('treats damage in Washington as proof of the market value, ranked after a sale', () => {
    expect(standingOf(washington, 'condition')).toMatchObject({ standing: 'proof' })
    expect(chooseGround(washington, yes('condition'))).toMatchObject({ kind: 'condition' })
    expect(chooseGround(washington, yes('condition', 'market'))).toMatchObject({ kind: 'market' })
  })

  it('rejects assessments of other homes as a reason in Washington, even if the link names this reason', () => {
    expect(offeredKinds(washington)).toEqual(['fact', 'market', 'condition'])
    expect(chooseGround(washington, { ...yes('equity'), ground: 'equity' })).toEqual({ state: 'none' })
  })

  it('treats similar homes in Florida as support for the market value', () => {
    const choice = chooseGround(florida, yes('equity'))
    expect(choice).toMatchObject({ state: 'chosen', kind: 'market', reasons: ['market'] })
    expect(fieldKinds(florida, choice)).toEqual(['market', 'equity'])
    expect(chooseGround(florida, { ground: 'equity' })).toMatchObject({ kind: 'market', isPreferred: true })
  })

  it('prefers the reason that the person selected, even without answers', () => {
    expect(chooseGround(cook, { ...yes('market'), ground: 'condition' })).toMatchObject({
      kind: 'condition',
      reasons: ['market'],
      isPreferred: true,
    })
    expect(chooseGround(undefined, { ground: 'market' })).toMatchObject({ state: 'chosen', kind: 'market' })
  })

  it('ranks no reason if no law is confirmed', () => {
    for (const law of [undefined, checkedGuidance('idaho-assessments')]) {
      const choice = chooseGround(law, yes('market', 'condition'))
      expect(choice).toEqual({ state: 'unranked', kinds: ['market', 'condition'] })
      expect(fieldKinds(law, choice)).toEqual(['equity', 'market', 'condition'])
      expect(fieldKinds(law, chooseGround(law, yes('fact')))).toEqual(['fact'])
    }
  })

  it('returns the state `open` until one answer is yes or all answers are no', () => {
    expect(chooseGround(cook, {})).toEqual({ state: 'open', missing: groundKinds })
    expect(chooseGround(cook, { fact: 'no', market: 'no' })).toEqual({
      state: 'open',
      missing: ['equity', 'condition'],
    })
    expect(chooseGround(cook, { equity: 'yes' })).toMatchObject({ state: 'chosen', kind: 'equity' })
    expect(chooseGround(cook, yes())).toEqual({ state: 'none' })
    expect(fieldKinds(cook, { state: 'none' })).toEqual([])
  })
})

describe.each(sources.map(({ id }) => id))('chooseGround in %s', (id) => {
  const law = checkedGuidance(id)

  it('a “yes” to a reason leads to the fields of that reason, unless the law bars it', () => {
    for (const kind of groundKinds) {
      const kinds = fieldKinds(law, chooseGround(law, yes(kind)))
      const isBarred = kind === 'equity' && law?.otherAssessments?.rule === 'barred'
      expect(kinds.includes(kind), kind).toBe(!isBarred)
    }
  })

  it("the law's own reasons come before all others", () => {
    const choice = chooseGround(law, yes(...groundKinds))
    if (!law?.grounds.length) expect(choice.state).toBe('unranked')
    else if (choice.state === 'chosen') expect(standingOf(law, choice.kind).standing).toBe('own')
    else expect.unreachable()
  })

  it('assessments of other homes are the main reason if the law names them', () => {
    const leads = leadingKind(law, 'equity') === 'equity' && offeredKinds(law).includes('equity')
    const isNamed = law?.grounds.some(({ kind }) => kind === 'equity')
    if (isNamed) expect(leads).toBe(true)
    if (leads && !isNamed) expect(standingOf(law, 'equity')).toEqual({ standing: 'unconfirmed' })
  })
})
