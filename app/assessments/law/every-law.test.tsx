import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { guidanceFor, statementsIn } from '@/connectors/us-public-assessments/public'
import { sources } from '@/connectors/us-public-assessments/recipe/source-list'
import { AfterPanel } from '../after/after-panel'
import { type AppealRuleName, type CheckedAppealGuidance, checkedGuidance } from '../checked-guidance'
import { EvidenceChecklist } from '../evidence-checklist'
import type { HomeValuesResult } from '../fetch-values'
import { describeStudies } from '../statement-list'
import { TimePanel } from '../time/time-panel'
import { Meaning } from '../values/meaning'
import { WorthPanel } from '../worth/worth-panel'
import { FilingRules } from './filing-rules'

const ids = sources.map(({ id }) => id)
const plain = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')

const noYears = { ok: true, asked: [], years: [], history: { assessments: [] } } as unknown as Extract<
  HomeValuesResult,
  { ok: true }
>

const guidanceOf = (id: string): CheckedAppealGuidance => {
  const guidance = checkedGuidance(id)
  if (!guidance) throw new Error(`There is no guidance for ${id}.`)
  return guidance
}

function drawValues(guidance: CheckedAppealGuidance): string {
  const home = { property: 'key', home: 'a home' }
  return plain(
    renderToStaticMarkup(
      <>
        <TimePanel {...home} guidance={guidance} />
        <WorthPanel guidance={guidance} values={noYears} />
        <AfterPanel {...home} guidance={guidance} />
        <Meaning guidance={guidance} />
      </>,
    ),
  )
}

const drawEvidence = (guidance: CheckedAppealGuidance) =>
  plain(renderToStaticMarkup(<EvidenceChecklist guidance={guidance} hasStanding={false} />))

const steps: Readonly<Record<string, readonly AppealRuleName[]>> = {
  values: ['payment', 'fee', 'form', 'informal', 'mayRaise'],
  evidence: ['burden', 'valuationDate', 'saleDates'],
  packet: ['payment', 'fee', 'form', 'informal'],
}

const subjects: Readonly<Record<AppealRuleName, string>> = {
  payment: 'the tax to pay before a hearing',
  fee: 'the fee',
  form: 'the form',
  informal: 'a review before the board',
  mayRaise: 'whether the board may raise the value',
  burden: 'who must prove what',
  valuationDate: 'the day whose value counts',
  saleDates: 'the sale dates that count',
}

describe.each(ids)('law pages of %s', (id) => {
  const guidance = guidanceOf(id)
  const pages: Readonly<Record<string, string>> = {
    values: drawValues(guidance),
    evidence: drawEvidence(guidance),
    packet: plain(renderToStaticMarkup(<FilingRules guidance={guidance} />)),
  }
  const citationOf = ({ source, sure }: Pick<CheckedAppealGuidance['grounds'][number], 'source' | 'sure'>) =>
    describeStudies({ source, sure }) ?? source.name

  it('each confirmed rule is cited, and the other rules are shown as unconfirmed', () => {
    for (const [step, names] of Object.entries(steps)) {
      const page = pages[step] ?? ''
      const unconfirmed = [...page.matchAll(/We have not confirmed ([^.]*)\. Ask: \S/g)]
        .map(([, list]) => list)
        .join(' ')
      for (const name of names) {
        const rule = guidance.rules[name]
        expect([step, name, unconfirmed.includes(subjects[name])]).toEqual([step, name, !rule])
        if (rule) {
          expect(page).toContain(rule.text)
          expect(page).toContain(citationOf(rule))
        }
      }
    }
  })

  it('grounds and evidence are cited, or reported as unconfirmed', () => {
    const { values = '', evidence = '' } = pages
    expect(values.includes('not confirmed which reasons the board hears')).toBe(guidance.grounds.length === 0)
    for (const ground of guidance.grounds) {
      expect(values).toContain(ground.text)
      expect(values).toContain(citationOf(ground))
    }
    expect(evidence.includes('not confirmed what a board')).toBe(guidance.evidence.length === 0)
    for (const item of [...guidance.evidence, ...guidance.doesNotHelp]) {
      expect(evidence).toContain(item.text)
      expect(evidence).toContain(citationOf(item))
    }
  })

  it('no unconfirmed statement is shown, and a statement from an old copy names the year of the copy', () => {
    const whole = Object.values(pages).join(' ')
    const statements = statementsIn(guidanceFor(id))
    const checked = statements.filter(({ sure }) => sure !== 'unsure').map(({ text }) => text)
    const unsure = statements.filter(
      ({ sure, text }) => sure === 'unsure' && !checked.some((each) => each.includes(text)),
    )
    expect(unsure.map(({ text }) => text).filter((text) => whole.includes(`${text} `))).toEqual([])
    for (const { copyYear } of statementsIn(guidance))
      if (copyYear) expect(whole).toContain(`read in a copy of ${copyYear}`)
  })
})

describe('law panels', () => {
  it('FilingRules shows the payment rule that ends a petition in Florida, and collapses the other rules', () => {
    const markup = renderToStaticMarkup(<FilingRules guidance={guidanceOf('florida-assessments')} />)
    const [open = '', folded = ''] = markup.split('<details')
    expect(plain(open)).toMatch(/Pay before April 1.*must deny a petition.*\(one source\)/)
    expect(plain(`<details${folded}`)).toMatch(/Form .*DR-486/)
    expect(open).not.toContain('DR-486')
  })

  it('Idaho is the only place without a confirmed reason for an appeal', () => {
    const without = ids.filter((id) => guidanceOf(id).grounds.length === 0)
    expect(without).toEqual(['idaho-assessments'])
  })

  it('the panels show the day on which the sources were checked', () => {
    expect(drawValues(guidanceOf('utah-assessments'))).toContain('We read the sources on November 28, 2026.')
  })
})
