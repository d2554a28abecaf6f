import { describe, expect, it } from 'vitest'
import { guidanceFor } from '@/connectors/us-public-assessments/guidance/guidance-for'
import { sources } from '@/connectors/us-public-assessments/recipe/source-list'
import { type AppealRuleName, checkedGuidance } from './checked-guidance'
import { describeUnchecked } from './unchecked'

describe.each(sources.map(({ id }) => id))('checkedGuidance of %s', (id) => {
  const guidance = checkedGuidance(id)

  it('the guidance contains only confirmed statements', () => {
    const certainties = [
      ...JSON.stringify({ ...guidance, offices: [], rules: {}, savings: {} }).matchAll(
        /"text":[^}]*\},"sure":"(\w+)"(,"isCostly":true)?/g,
      ),
    ]
    expect(certainties.length).toBeGreaterThan(10)
    for (const [, sure, isCostly] of certainties)
      expect(['official', 'seen', ...(isCostly ? ['single'] : [])]).toContain(sure)
    expect(JSON.stringify(guidance ?? {})).not.toContain('not yet checked')
    for (const { sure, url, telephone } of [
      ...(guidance?.offices ?? []),
      ...(guidance?.stages ?? []).flatMap(({ ask }) => ask),
    ])
      if (sure === 'unsure') expect([url, telephone]).toEqual([undefined, undefined])
  })

  it('contains each rule that at least one source states, and omits unconfirmed rules', () => {
    const declared = guidanceFor(id)?.rules
    for (const name of Object.keys(declared ?? {}) as AppealRuleName[]) {
      const rule = declared?.[name]
      expect([name, guidance?.rules[name]]).toEqual([name, rule === 'not confirmed' ? undefined : rule])
    }
    for (const { sure } of [...(guidance?.savings.further ?? []), guidance?.savings.lasts].flatMap(
      (each) => each ?? [],
    ))
      expect(['official', 'seen', 'single']).toContain(sure)
  })

  it('names an office to contact at every stage', () => {
    for (const { ask } of guidance?.stages ?? []) expect(ask.length).toBeGreaterThan(0)
  })
})

describe('describeUnchecked', () => {
  it('counts the unconfirmed statements of a place, and names the office to contact', () => {
    expect(describeUnchecked('connecticut-assessments')).toMatch(
      /^We leave out what fewer than two sources say: 1 possible reason for a change, .*5 exemptions.*\. Ask Your town assessor about it\.$/,
    )
    for (const { id } of sources) {
      const whole = guidanceFor(id)
      const lost = /"text":[^}]*\},"sure":"(unsure|single)"(?!,"isCostly")/.test(
        JSON.stringify({ ...whole, rules: {}, savings: { limit: whole?.savings.limit } }),
      )
      expect([id, describeUnchecked(id) !== undefined]).toEqual([
        id,
        lost || (whole?.stages.some(({ deadline }) => !deadline) ?? false),
      ])
    }
    expect(describeUnchecked('no-such-source')).toBeUndefined()
  })
})
